import type { EventInfo, PlanInfo } from '../../net/messages';
import type { Plan } from '../../table/picks';
import { readerOf } from '../events';
import type { Describing } from '../game';
import { setDescription } from './printed.svelte';
import { bonusThing, seaThing } from './things';
import type { EventValues } from './types.gen';

const valuesOf = readerOf<EventValues>();

/** The sea space that a ship sailed to. */
function reached(event: EventInfo): string | undefined {
  const sailed = valuesOf(event, 'sailed');
  return sailed && seaThing(sailed.to);
}

function placeOf(event: EventInfo): string | undefined {
  const bonus = valuesOf(event, 'bonus');
  return valuesOf(event, 'placed')?.space ?? reached(event) ?? (bonus && bonusThing(bonus.area));
}

/** Points are told right after what earned them. */
function earnedBy(event: EventInfo, entry: readonly EventInfo[]): string | undefined {
  const before = entry.slice(0, entry.indexOf(event)).reverse();
  const wanted = { sea: 'sailed', bonus: 'bonus' }[String(event.values['source'])] ?? 'placed';
  const cause = before.find((other) => other.type === wanted);
  return cause && placeOf(cause);
}

function sailing(plan: PlanInfo, events: readonly EventInfo[]): Pick<Plan, 'aliases' | 'shows'> {
  const sea = events.map(reached).find((thing) => thing !== undefined);
  if (sea === undefined) return {};
  // The sea space where the ship would stop means the same as the ship itself.
  return plan.picks[0] === 'ship' ? { aliases: { [sea]: 'ship' } } : { shows: [sea] };
}

export const describing: Describing = {
  setDescription,
  // What an extra card brings is decided when it is taken from the display.
  certain(events, typed) {
    const later = events.findIndex((event, at) => event.type === 'extra' && (at > 0 || typed[0]?.type !== 'extra'));
    return later < 0 ? events.length : later;
  },
  plan(plan, events, typed) {
    const offered = typed.slice(1).some(({ type }) => type === 'extra' || type === 'decline');
    return { ...sailing(plan, events), ...(offered ? { gains: [{ type: 'extra-card' }] } : {}) };
  },
  // What others draw and keep is not seen; that they do is no news.
  quiet: (event, seat) => event.seat !== seat && ['dealt', 'passed', 'chose'].includes(event.type),
  thing: (event, entry) => (event.type === 'scored' ? earnedBy(event, entry) : placeOf(event)),
};
