import type { EventInfo } from '../../net/messages';
import type { Plan } from '../../table/picks';
import { pointsOf, readerOf } from '../events';
import type { Describing } from '../game';
import type { Gain } from './hand/gains';
import { isResource } from './position';
import { setDescription, spaceThing, stepsOn } from './printed.svelte';
import type { EventValues, Forecast } from './types.gen';

const valuesOf = readerOf<EventValues>();

function gainOf(event: EventInfo): Gain[] {
  const advanced = valuesOf(event, 'advanced');
  if (advanced) {
    const { track, space, steps } = advanced;
    const passed = isResource(track) ? stepsOn(track, space - steps, steps) : null;
    return [{ type: 'advance', track, space, contracts: passed?.contracts ?? 0 }];
  }
  if (event.type === 'reached-arrow') return [{ type: 'arrow' }];
  if (event.type === 'scored') return [{ type: 'prestige', points: pointsOf(event) ?? 0 }];
  if (event.type === 'lost' || event.type === 'lost-seals') return [{ type: 'lost' }];
  return [];
}

function spaceOf(event: EventInfo): string[] {
  const advanced = valuesOf(event, 'advanced');
  return advanced ? [spaceThing(advanced.track, advanced.space)] : [];
}

/** What others do unseen is no news. */
const UNSEEN = ['dealt', 'discarded', 'split', 'offered', 'chose', 'returned', 'took'];

interface Foretold {
  readonly forecast?: Forecast;
}

function foretold(events: readonly EventInfo[]): Foretold {
  const forecast = events.map((event) => valuesOf(event, 'forecast')).find((values) => values !== undefined);
  return forecast ? { forecast } : {};
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
