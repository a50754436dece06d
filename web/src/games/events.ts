// Reading the values of events by the types that are generated from the rules (`EventValues` in a game's types.gen.ts).
import type { EventInfo } from '../net/messages';

/** Returns the values of an event of this type, as its game writes them; undefined for events of other types. */
export type ReadValues<V> = <T extends keyof V>(event: EventInfo, type: T) => V[T] | undefined;

/** The points of an event of any game that scores some. */
export const pointsOf = ({ type, values: { points } }: EventInfo): number | undefined =>
  type === 'scored' && typeof points === 'number' ? points : undefined;

/** On the wire values are JSON. That each game's events have these values is tested where they are made. */
export function readerOf<V>(): ReadValues<V> {
  return (event, type) => (event.type === type ? (event.values as V[typeof type]) : undefined);
}
