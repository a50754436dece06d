import { thingsOf } from '../../words/things.svelte';
import type { Position, Thing } from './types.gen';

export const things = thingsOf<Thing>('castles-of-burgundy');
const typeOf = (name: string): Thing['type'] | undefined => things.what(name)?.type;

export const isHex = (name: string): boolean => typeOf(name) === 'hex';
export const isDie = (name: string): boolean => typeOf(name) === 'die';
export const isShield = (name: string): boolean => typeOf(name) === 'shield';
/** A pile of equal tiles for sale: the inns. */
export const isStack = (name: string): boolean => typeOf(name) === 'stack';

const CENTRAL: readonly (string | undefined)[] = [
  'depot',
  'depot-space',
  'black-space',
  'stack',
] satisfies Thing['type'][];
/** On the central board. */
export const isCentral = (name: string): boolean => CENTRAL.includes(typeOf(name));

/** The tile on a space of the central board; undefined for other things and empty spaces. */
export function tileOn(position: Position, space: string): string | undefined {
  const what = things.what(space);
  if (what?.type === 'stack') return what.tile;
  if (what?.type === 'black-space') return position.black[what.space - 1] ?? undefined;
  return what?.type === 'depot-space'
    ? (position.depots[what.depot - 1]?.tiles[what.space - 1] ?? undefined)
    : undefined;
}
