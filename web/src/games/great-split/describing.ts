import type { EventInfo } from '../../net/messages';
import type { Plan } from '../../table/picks';
import type { Describing } from '../game';
import type { Gain } from './hand/gains';
import { isResource } from './position';
import { setDescription, spaceThing, stepsOn } from './printed.svelte';
import type { Forecast } from './types.gen';

const text = (event: EventInfo, name: string): string => String(event.values[name]);
const number = (event: EventInfo, name: string): number => Number(event.values[name]);

function gainOf(event: EventInfo): Gain[] {
  if (event.type === 'advanced') {
    const track = text(event, 'track');
    const space = number(event, 'space');
    const steps = number(event, 'steps');
    const passed = isResource(track) ? stepsOn(track, space - steps, steps) : null;
    return [{ type: 'advance', track, space, contracts: passed?.contracts ?? 0 }];
  }
  if (event.type === 'reached-arrow') return [{ type: 'arrow' }];
  if (event.type === 'scored') return [{ type: 'prestige', points: number(event, 'points') }];
  if (event.type === 'lost' || event.type === 'lost-seals') return [{ type: 'lost' }];
  return [];
}

const spaceOf = (event: EventInfo): string[] =>
  event.type === 'advanced' ? [spaceThing(text(event, 'track'), number(event, 'space'))] : [];

/** What others do unseen is no news. */
const UNSEEN = ['dealt', 'discarded', 'split', 'offered', 'chose', 'returned', 'took'];

interface Foretold {
  readonly forecast?: Forecast;
}

function foretold(events: readonly EventInfo[]): Foretold {
  const event = events.find(({ type }) => type === 'forecast');
  return event ? { forecast: event.values as Forecast } : {};
}

export const forecastOf = (plan: (Plan & Foretold) | null | undefined): Forecast | undefined => plan?.forecast;

export const describing: Describing = {
  setDescription,
  // Most of what is done here brings no points yet: then nothing is said of points.
  plan: (plan, events): Partial<Plan> & Foretold => ({
    ...(plan.points.some(Boolean) ? {} : { points: [] }),
    gains: events.flatMap(gainOf),
    shows: events.flatMap(spaceOf),
    ...foretold(events),
  }),
  quiet: (event, seat) => event.seat !== seat && UNSEEN.includes(event.type),
  thing: (event) => (event.type === 'scored' ? 'prestige' : spaceOf(event)[0]),
};
