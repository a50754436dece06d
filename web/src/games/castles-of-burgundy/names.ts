import { capitalize } from '../../words/phrase';
import { t } from '../../words/words.svelte';
import { hexesOf, type PrintedHex } from './printed.svelte';
import { isStack, things, tileOn } from './things';
import { viewing } from './viewing.svelte';

/** Some things work differently in the solo and the team game. */
function explain(name: string): string {
  const table = viewing.table;
  return things.help(name, table?.target !== undefined ? 'solo' : table?.teams ? 'team' : undefined);
}

/** A hex of the land that is shown large, and what lies there. */
function onLand(name: string): { hex: PrintedHex; tile: string | undefined } | null {
  const what = things.what(name);
  if (what?.type !== 'hex') return null;
  const { board, tiles } = viewing.land;
  const hex = hexesOf(board)[what.place];
  return hex ? { hex, tile: tiles[what.place] } : null;
}

/** The tile for sale on a space of the central board. */
const forSale = (name: string): string | undefined => (viewing.table ? tileOn(viewing.table, name) : undefined);

export function spoken(name: string): string {
  const land = onLand(name);
  return land ? hexName(land.hex, land.tile) : spaceName(name, isStack(name) ? null : (forSale(name) ?? null));
}

/** What lies on a hex explains itself; an empty one says what it takes. */
export function help(name: string): string {
  const land = onLand(name);
  if (land)
    return land.tile ? explain(land.tile) : t('cb-hex-help', { kind: nameOf(land.hex.kind), number: land.hex.number });
  const depot = viewing.table?.shields?.depots.findIndex((shields) => shields.includes(name)) ?? -1;
  if (depot >= 0) return `${explain(name)} ${t('cb-shield-how', { number: depot + 1 })}`;
  const tile = forSale(name);
  return tile ? `${explain(tile)} ${explain(name)}` : explain(name);
}
export const nameOf = (thing: string): string => things.name(thing);

/** "City 4: empty" or "City 4, row 2, hex 3: bank". */
export function hexName({ kind, number, row, place }: PrintedHex, tile: string | undefined): string {
  return t('cb-hex', { kind: t(`cb-land-${kind}`), number, row, place, tile: tile ? nameOf(tile) : 'none' });
}

export function spaceName(space: string, tile: string | null): string {
  return tile ? `${capitalize(nameOf(tile))}, ${nameOf(space)}` : capitalize(nameOf(space));
}
