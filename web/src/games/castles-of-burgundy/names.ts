import { helpBy, spokenBy } from '../defaults';
import { capitalize } from '../../words/phrase';
import { t, words } from '../../words/words.svelte';
import { tileOn } from './position';
import { hexesOf, type PrintedHex } from './printed.svelte';
import { viewing } from './viewing.svelte';

/** What is printed on a thing, as the catalogue's messages ask for it. */
function about(name: string): Record<string, string | number> {
  const [word, rest = ''] = name.split(' ');
  if (word === 'hex') return { place: rest };
  if (word !== 'depot') return {};
  const space = rest.split('.')[1];
  return { space: space === undefined ? '' : Number(space) };
}

const speak = spokenBy(about);
const explainAnywhere = helpBy(about);

/** Alone and in teams some things work otherwise. */
function explain(name: string): string {
  const table = viewing.table;
  const other = `help-${name.replaceAll(' ', '-')}-${table?.target !== undefined ? 'solo' : 'team'}`;
  return (table?.target !== undefined || table?.teams) && words.has(other) ? t(other) : explainAnywhere(name);
}

/** Things that stand for one of the rules' names: "look castle" is any castle, "own silver" what a player has. */
const plain = (name: string): string => name.replace(/^look /, '');
/** A hex of the land that is shown large, and what lies there. */
function onLand(name: string): { hex: PrintedHex; tile: string | undefined } | null {
  const place = /^hex (.*)$/.exec(name)?.[1];
  const { board, tiles } = viewing.land;
  const hex = place === undefined ? undefined : hexesOf(board)[place];
  return place !== undefined && hex ? { hex, tile: tiles[place] } : null;
}

/** The tile for sale on a space of the central board. */
function forSale(name: string): string | undefined {
  return name === 'inns' ? 'inn' : viewing.table ? tileOn(viewing.table, name) : undefined;
}

export function spoken(name: string): string {
  const land = onLand(name);
  return land ? hexName(land.hex, land.tile) : spaceName(name, name === 'inns' ? null : (forSale(name) ?? null));
}

/** What lies on a hex explains itself; an empty one says what it takes. */
export function help(name: string): string {
  const land = onLand(name);
  if (land)
    return land.tile ? explain(land.tile) : t('cb-hex-help', { kind: nameOf(land.hex.kind), number: land.hex.number });
  const depot = viewing.table?.shields?.depots.findIndex((shields) => shields.includes(name)) ?? -1;
  if (depot >= 0) return `${explain(name)} ${t('cb-shield-how', { number: depot + 1 })}`;
  const tile = forSale(name);
  return tile ? `${explain(tile)} ${explain(name)}` : explain(plain(name));
}
export const nameOf = (thing: string): string => words.thing('name', thing, about(thing)) ?? thing;

/** "City 4: empty" or "City 4, row 2, hex 3: bank". */
export function hexName({ kind, number, row, place }: PrintedHex, tile: string | undefined): string {
  return t('cb-hex', { kind: t(`cb-land-${kind}`), number, row, place, tile: tile ? nameOf(tile) : 'none' });
}

export function spaceName(space: string, tile: string | null): string {
  return tile ? `${capitalize(nameOf(tile))}, ${nameOf(space)}` : speak(plain(space));
}

/** The number at the end of a thing's name: "shield-11". */
export const numberIn = (thing: string): string => /\d+$/.exec(thing)?.[0] ?? '';
