import { thingsOf } from '../../words/things.svelte';
import { seaSpots, shipSpot, spaceSpots, type Spot } from './board/layout';
import type { Area } from './position';
import type { Card, Thing } from './types.gen';

export const things = thingsOf<Thing>('mille-fiori');

/** What is printed on a card; null for a hidden one. */
export function readCard(name: string): Card | null {
  const what = things.what(name);
  return what?.type === 'card' ? what : null;
}

/** Sea spaces by their place, bonus spaces by their area; read once, for names are the same in every language. */
let names: ReadonlyMap<number | Area, string> | null = null;
function named(key: number | Area): string {
  names ??= new Map(
    things.all().flatMap((name): [number | Area, string][] => {
      const what = things.what(name);
      return what?.type === 'sea' ? [[what.at, name]] : what?.type === 'bonus' ? [[what.area, name]] : [];
    }),
  );
  return names.get(key) ?? '';
}
export const seaThing = (at: number): string => named(at);
export const bonusThing = (area: Area): string => named(area);

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
