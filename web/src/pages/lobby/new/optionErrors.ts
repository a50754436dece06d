// Refusals of rule options as sentences, and the option beside which to show them.
import type { FluentVariable } from '@fluent/bundle';
import { api, Refusal } from '../../../net/api';
import type { GameInfo, RefusalInfo as Reason } from '../../../net/messages';
import { t, words } from '../../../words/words.svelte';

export interface OptionError {
  /** The option it is about; empty if it is about none alone. */
  readonly option: string;
  readonly text: string;
}

export async function optionError(error: unknown, game: GameInfo): Promise<OptionError> {
  const reason = error instanceof Refusal ? error.reason : null;
  const plain = error instanceof Error ? error.message : String(error);
  return { option: aboutOption(reason, game), text: (reason && (await sentenceOf(reason, game))) || plain };
}

/** The one it names, or the one whose value it names. */
export function aboutOption(reason: Reason | null, game: GameInfo): string {
  const values = reason?.values ?? {};
  const known = game.options.map((option) => option.name);
  const named = values['option'];
  if (typeof named === 'string' && known.includes(named)) return named;
  return known.find((name) => name in values) ?? '';
}

/** The game's own sentence for the refusal, with options' titles; empty if its catalogue has none. */
async function sentenceOf(reason: Reason, game: GameInfo): Promise<string> {
  const language = words.language;
  words.add(game.id, language, await api.words(game.id, language).catch(() => ''));
  const id = `refusal-${reason.id}`;
  return words.has(id) ? t(id, titled(reason.values, game)) : '';
}

/** Catalogues know each value twice: as it is called, and as it is written (`board`, `board_id`). */
export function titled(values: Reason['values'], game: GameInfo): Record<string, FluentVariable> {
  const entries = Object.entries(values).flatMap(([name, value]): [string, FluentVariable][] => {
    const title = titleOf(name, value, values, game);
    return [
      [name, title],
      [`${name}_id`, title],
    ];
  });
  return Object.fromEntries(entries);
}

/** These name options; these are choices of the option that the refusal names. */
const OPTIONS: readonly string[] = ['option', 'options', 'others'];
const CHOICES: readonly string[] = ['value', 'choices'];

/** A value called like an option is one of its choices. */
function titleOf(name: string, value: unknown, values: Reason['values'], game: GameInfo): string | number {
  if (Array.isArray(value)) return value.map((one) => titleOf(name, one, values, game)).join(', ');
  if (typeof value === 'number') return value;
  if (OPTIONS.includes(name)) return game.options.find((option) => option.name === value)?.title ?? String(value);
  const chosenBy = CHOICES.includes(name) ? values['option'] : name;
  const choices = game.options.find((option) => option.name === chosenBy)?.choices ?? [];
  return choices.find((choice) => choice.value === value)?.title ?? String(value);
}
