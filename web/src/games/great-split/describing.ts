import type { EventInfo } from '../../net/messages';
import type { Describing } from '../game';
import { learn } from './printed.svelte';

const value = (event: EventInfo, name: string): string => String(event.values[name]);

/** What an event brings, as a gain that the page draws: `tome 6` is a cube that comes to space 6. */
function gainOf(event: EventInfo): string[] {
  if (event.type === 'advanced') return [`${value(event, 'track')} ${value(event, 'space')}`];
  if (event.type === 'reached-arrow') return ['arrow'];
  if (event.type === 'scored') return [`prestige ${value(event, 'points')}`];
  if (event.type === 'lost' || event.type === 'lost-seals') return ['lost'];
  return [];
}

const spaceOf = (event: EventInfo): string[] => (event.type === 'advanced' ? [`space ${value(event, 'track')} ${value(event, 'space')}`] : []);

/** What others do unseen is no news. */
const UNSEEN = ['dealt', 'discarded', 'split', 'offered', 'chose', 'returned', 'took'];

export const describing: Describing = {
  learn,
  // Most of what is done here brings no points yet: then nothing is said of points.
  plan: (plan, events) => ({ ...(plan.points.some(Boolean) ? {} : { points: [] }), gains: events.flatMap(gainOf), shows: events.flatMap(spaceOf) }),
  quiet: (event, seat) => event.seat !== seat && UNSEEN.includes(event.type),
  thing: (event) => (event.type === 'scored' ? 'prestige' : spaceOf(event)[0]),
};
