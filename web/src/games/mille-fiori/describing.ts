import type { EventInfo } from '../../net/messages';
import type { Describing } from '../game';
import { learn } from './printed.svelte';

const reached = (event: EventInfo): string => `sea-${String(event.values['to'])}`;

function placeOf(event: EventInfo): string | undefined {
  if (event.type === 'placed') return String(event.values['space']);
  if (event.type === 'sailed') return reached(event);
  if (event.type === 'bonus') return `bonus-${String(event.values['area'])}`;
  return undefined;
}

/** Points are told right after what earned them. */
function earnedBy(event: EventInfo, entry: readonly EventInfo[]): string | undefined {
  const before = entry.slice(0, entry.indexOf(event)).reverse();
  const wanted = { sea: 'sailed', bonus: 'bonus' }[String(event.values['source'])] ?? 'placed';
  const cause = before.find((other) => other.type === wanted);
  return cause && placeOf(cause);
}

export const describing: Describing = {
  learn,
  plan(plan, events) {
    const sailed = events.find((event) => event.type === 'sailed');
    if (!sailed) return {};
    // The sea space where the ship would stop means the same as the ship itself.
    return plan.picks[0] === 'ship' ? { aliases: { [reached(sailed)]: 'ship' } } : { shows: [reached(sailed)] };
  },
  // What others draw and keep is not seen; that they do is no news.
  quiet: (event, seat) => event.seat !== seat && ['dealt', 'passed', 'chose'].includes(event.type),
  thing: (event, entry) => (event.type === 'scored' ? earnedBy(event, entry) : placeOf(event)),
};
