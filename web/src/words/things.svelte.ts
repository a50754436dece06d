// Types and names of a game's things, from its rules and catalogues, so that no page parses names.
import type { ThingInfo } from '../net/messages';
import { words, type Language } from './words.svelte';

export type ThingTable = Readonly<Record<string, ThingInfo>>;
let tables = $state.raw<Readonly<Record<string, ThingTable>>>({});
const keyOf = (game: string, language: Language): string => `${language} ${game}`;

export const knowsThings = (game: string, language: Language): boolean => keyOf(game, language) in tables;

export function learnThings(game: string, language: Language, things: ThingTable): void {
  tables = { ...tables, [keyOf(game, language)]: things };
}

/** The things of one game, for its page. `W` is what they are, by the game's own types. */
export interface Things<W> {
  /** What a thing is; undefined for what the game does not know. */
  what(name: string): W | undefined;
  /** The names of all things. */
  all(): readonly string[];
  /** As it is called within a sentence; a thing without a name keeps its own text. */
  name(name: string): string;
  /** What it is and does; `variant` is a way to play in which it may do something else. */
  help(name: string, variant?: string): string;
}

export function thingsOf<W extends Readonly<Record<string, unknown>>>(game: string): Things<W> {
  const find = (name: string): ThingInfo | undefined =>
    (tables[keyOf(game, words.language)] ?? tables[keyOf(game, 'en')])?.[name];
  return {
    // The server tells each game's things by that game's types.
    what: (name) => find(name)?.what as W | undefined,
    all: () => Object.keys(tables[keyOf(game, words.language)] ?? tables[keyOf(game, 'en')] ?? {}),
    name: (name) => find(name)?.name ?? name,
    help(name, variant) {
      const info = find(name);
      return (variant === undefined ? undefined : info?.variants[variant]) ?? info?.help ?? '';
    },
  };
}
