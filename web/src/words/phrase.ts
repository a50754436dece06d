import type { FluentVariable } from '@fluent/bundle';

/** A text for people: a message of a catalogue with its values, or plain text. */
export type Phrase = string | { readonly id: string; readonly args?: Readonly<Record<string, FluentVariable>> };

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
