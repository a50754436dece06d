// Converts the server's plans into the form that the table's picks work on.
import type { Describing } from '../games/game';
import type { Plan, Source } from '../table/picks';
import { capitalize } from '../words/phrase';
import type { EventInfo, PlanInfo, Plans, TypedAction } from './messages';

export function plansFrom(
  plans: Plans,
  describing: Describing,
  seat: number | null,
  names: readonly string[],
): readonly Plan[] {
  return plans.plans.map((plan) =>
    planFrom(
      plan,
      plan.typed.flatMap((at) => plans.actions[at] ?? []),
      plan.events.flatMap((at) => plans.events[at] ?? []),
      describing,
      (scored) => reasonOf(scored, seat, names),
    ),
  );
}

function planFrom(
  info: PlanInfo,
  typed: readonly TypedAction[],
  events: readonly EventInfo[],
  describing: Describing,
  why: (scored: readonly EventInfo[]) => string,
): Plan {
  const certain = events.slice(0, describing.certain?.(events, typed) ?? events.length);
  const scored = certain.filter((event) => event.type === 'scored');
  const more = describing.plan?.(info, certain, typed) ?? {};
  const later = info.picks.slice(info.now_picks);
  const shows = [...later, ...(more.shows ?? [])];
  return {
    actions: info.actions.slice(0, info.now),
    typed: typed.slice(0, info.now),
    picks: info.picks.slice(0, info.now_picks),
    points: certain.length < events.length ? pointsOf(scored, info.points.length) : info.points,
    ...more,
    ...(info.complete ? {} : { unfinished: true }),
    ...(scored.length > 0 ? { label: why(scored), sources: scored.map(sourceOf) } : {}),
    ...(shows.length > 0 ? { shows } : {}),
  };
}

/** "a group of 4; Teo +2: a column" */
function reasonOf(scored: readonly EventInfo[], seat: number | null, names: readonly string[]): string {
  const parts = scored.map((event) =>
    event.seat === seat
      ? event.reason
      : `${names[event.seat] ?? ''} +${String(event.values['points'])}: ${event.reason}`,
  );
  return capitalize(parts.join('; ')) + '.';
}

/** The points that these events bring each seat. */
function pointsOf(scored: readonly EventInfo[], seats: number): number[] {
  const points = Array.from({ length: seats }, () => 0);
  for (const { seat, values } of scored) points[seat] = (points[seat] ?? 0) + Number(values['points']);
  return points;
}

const sourceOf = ({ seat, values, reason }: EventInfo): Source => ({ seat, points: Number(values['points']), reason });
