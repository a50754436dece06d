import type { FluentVariable } from '@fluent/bundle';

/** Something to say: a message of a catalogue with its values, or plain text that is said as it is. */
export type Phrase = string | { readonly id: string; readonly args?: Readonly<Record<string, FluentVariable>> };

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
