import type { EventInfo } from '../../net/messages';
import type { Describing } from '../game';
import { costName } from './marking';
import { learn } from './printed.svelte';

const text = (event: EventInfo, field: string): string | undefined => {
  const value = event.values[field];
  return typeof value === 'string' ? value : undefined;
};

function placeOf(event: EventInfo): string | undefined {
  if (event.type === 'placed') return text(event, 'hex');
  return text(event, 'space') ?? text(event, 'depot') ?? text(event, 'goods');
}

/** Points are told right after what earned them. */
function earnedBy(event: EventInfo, entry: readonly EventInfo[]): string | undefined {
  const before = entry.slice(0, entry.indexOf(event)).reverse();
  return before.filter((other) => other.type !== 'scored').map(placeOf).find((place) => place !== undefined);
}

export const describing: Describing = {
  learn,
  plan(_plan, events) {
    const workers = events.flatMap((event) => (event.type !== 'took-workers' && typeof event.values['workers'] === 'number' ? [event.values['workers']] : [])).reduce((a, b) => a + b, 0);
    const shows = events.flatMap((event) => (event.type === 'placed' ? (text(event, 'hex') ?? []) : []));
    return { ...(workers > 0 ? { gains: [costName(workers)] } : {}), ...(shows.length > 0 ? { shows } : {}) };
  },
  quiet: (event, seat) => event.type === 'turn-ended' && event.seat === seat,
  thing: (event, entry) => (event.type === 'scored' ? earnedBy(event, entry) : placeOf(event)),
};
