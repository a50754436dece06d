import { thingsOf } from '../../words/things.svelte';
import { order, seaSpots, shipSpot, spaceSpots, type Spot } from './board/layout';
import type { Area } from './position';
import type { Card, Thing } from './types.gen';

export const things = thingsOf<Thing>('mille-fiori');

/** What is printed on a card; null for a hidden one. */
export function readCard(name: string): Card | null {
  const what = things.what(name);
  return what?.type === 'card' ? what : null;
}

export function inDisplayOrder(cards: readonly string[]): string[] {
  const rank = (name: string): number => {
    const card = readCard(name);
    return card ? order.indexOf(card.kind) * 10 + card.wheel : 999;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

export const isSea = (thing: string): boolean => things.what(thing)?.type === 'sea';

/** The part of the board a thing lies in, for zooming on a small screen. */
export function regionOf(thing: string): Area | 'sea' | null {
  const what = things.what(thing);
  if (what?.type === 'space') return what.area;
  return what?.type === 'sea' || (what?.type === 'ship' && what.seat === null) ? 'sea' : null;
}

export function spotOf(thing: string, own: number, ships: readonly number[]): Spot | null {
  const what = things.what(thing);
  if (what?.type === 'ship') return what.seat === null ? shipSpot(own, ships) : null;
  return (what?.type === 'sea' ? seaSpots[what.at] : spaceSpots[thing]) ?? null;
}
