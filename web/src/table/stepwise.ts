import type { Gain } from './marks';
import type { Plan } from './picks';

function commonStart(a: readonly string[], b: readonly string[]): readonly string[] {
  const at = a.findIndex((thing, i) => thing !== b[i]);
  return at < 0 ? a : a.slice(0, at);
}

/**
 * Reduces plans to their first action, for games where each action is confirmed by itself. What is kept of
 * the actions that may follow is the mark `follows`; the points are those that come without them.
 *
 * A decision with one outcome is never asked, so plans that go on after an action differ right there: what
 * they have in common is what the first action picks. Forecasts stay as they are: they say what may come of one action.
 * So do actions that cannot stand alone, where none of the plans goes on with an action of type `declines`: what they bring comes later.
 */
export function stepwise(plans: readonly Plan[], seat: number, follows: Gain, declines?: string): Plan[] {
  const byFirst = new Map<string, Plan[]>();
  const kept: Plan[] = [];
  for (const plan of plans) {
    const first = plan.actions[0];
    if (plan.now && plan.now.actions < plan.actions.length) kept.push(plan);
    else if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), plan]);
  }
  for (const [first, group] of byFirst) {
    if (group.every((plan) => plan.actions.length === 1 && !plan.unfinished)) {
      kept.push(...group);
      continue;
    }
    const picks = group.map((plan) => plan.picks).reduce(commonStart);
    if (declines !== undefined && group.every((plan) => plan.actions.length > 1 && plan.typed[1]?.type !== declines)) {
      kept.push(...group.map((plan): Plan => ({ ...plan, now: { actions: 1, picks: picks.length } })));
      continue;
    }
    const plain = group.reduce((a, b) => {
      if (a.actions.length !== b.actions.length) return a.actions.length < b.actions.length ? a : b;
      return (a.points[seat] ?? 0) <= (b.points[seat] ?? 0) ? a : b;
    });
    const { now: _now, unfinished: _unfinished, ...rest } = plain;
    kept.push({
      ...rest,
      actions: [first],
      typed: plain.typed.slice(0, 1),
      picks,
      ...(group.length > 1 || plain.unfinished
        ? { gains: [...(plain.gains ?? []).filter(({ type }) => type !== follows.type), follows] }
        : {}),
    });
  }
  return kept;
}
