import { helpBy, spokenBy } from '../defaults';
import { large } from '../../words/phrase';
import { t, words } from '../../words/words.svelte';
import type { PrintedHex } from './printed.svelte';

/** What is printed on a thing, as the catalogue's messages ask for it. */
function about(name: string): Record<string, string | number> {
  const [word, rest = ''] = name.split(' ');
  if (word === 'hex') return { place: rest };
  if (word !== 'depot') return {};
  const space = rest.split('.')[1];
  return { space: space === undefined ? '' : Number(space) };
}

const speak = spokenBy(about);
const explain = helpBy(about);

/** Things that stand for one of the rules' names: "look castle" is any castle, "own silver" what a player has. */
const plain = (name: string): string => name.replace(/^look /, '');
export const spoken = (name: string): string => speak(plain(name));
export const help = (name: string): string => explain(plain(name));
export const nameOf = (thing: string): string => words.thing('name', thing) ?? thing;

/** "City, 4: empty" or "City, 4: bank". */
export function hexName({ kind, number }: PrintedHex, tile: string | undefined): string {
  return t('cb-hex', { kind: t(`cb-land-${kind}`), number, tile: tile ? nameOf(tile) : 'none' });
}

export function spaceName(space: string, tile: string | null): string {
  return tile ? `${large(nameOf(tile))}, ${spoken(space)}` : spoken(space);
}

/** The number at the end of a thing's name: "shield-11". */
export const numberIn = (thing: string): string => /\d+$/.exec(thing)?.[0] ?? '';
