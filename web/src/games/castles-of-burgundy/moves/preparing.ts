import type { Position } from '../position';
import { hexesOf, kindOf, kindsFor, landOf, storesOf } from '../printed.svelte';
import { isCentral, isDie, isHex, isShield, things, tileOn } from '../things';

type Step = 'die' | 'source' | 'hex';
const stepOf = (name: string): Step => (isDie(name) ? 'die' : isHex(name) ? 'hex' : 'source');

/** Whether this seat could do something with it, as far as the table shows. */
function open(position: Position, name: string): boolean {
  const what = things.what(name);
  const seat = position.seat ?? 0;
  const land = landOf(seat);
  if (what?.type === 'hex') {
    const kept = storesOf(seat).flatMap((store) => position.keys[store] ?? []);
    const fitting = kindsFor(hexesOf(position.boards[land] ?? '')[what.place]);
    return !(what.place in (position.lands[land] ?? {})) && kept.some((tile) => fitting.includes(kindOf(tile)));
  }
  if (what?.type === 'depot-space' || what?.type === 'black-space') return tileOn(position, name) !== undefined;
  return what?.type !== 'depot'; // asked for only after some tiles
}

/**
 * A move is a die, a tile or goods, and perhaps a hex: of each the last one picked. A tile from a depot is not placed at once.
 */
export function prepare(position: Position, name: string, prepared: readonly string[]): readonly string[] | null {
  if (!open(position, name)) return null;
  const step = stepOf(name);
  const taken = (thing: string): boolean => isCentral(thing) || isShield(thing);
  const kept = prepared.filter(
    (thing) => stepOf(thing) !== step && !(isHex(thing) && taken(name)) && !(isHex(name) && taken(thing)),
  );
  return [...kept, name];
}
