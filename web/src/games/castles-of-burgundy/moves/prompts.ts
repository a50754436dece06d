// The prompts of a turn, and the labels of moves before they are made.
import { waiting } from '../../defaults';
import type { Picks, Plan } from '../../../table/picks';
import { capitalize } from '../../../words/phrase';
import { t, words } from '../../../words/words.svelte';
import { stockOf } from './marking';
import { nameOf } from '../names';
import type { Position } from '../position';
import { printed } from '../printed.svelte';
import { isDie, isHex, tileOn } from '../things';
import type { Action } from '../types.gen';

interface Prompt {
  readonly title: string;
  readonly detail?: string;
}

export const DICE = ['die-a', 'die-b'] as const;
export const LISTED_GROUPS = ['take', 'place', 'sell', 'workers', 'shield', 'buy'] as const;
type ActionGroup = (typeof LISTED_GROUPS)[number] | 'load' | 'discard' | 'decline' | 'end' | 'hex' | 'other';
const GROUP_OF: Readonly<Partial<Record<string, ActionGroup>>> = {
  take: 'take',
  place: 'place',
  sell: 'sell',
  workers: 'workers',
  'take-shield': 'shield',
  buy: 'buy',
  load: 'load',
  'load-goods': 'load',
  discard: 'discard',
  decline: 'decline',
  'end-turn': 'end',
  hex: 'hex',
} satisfies Partial<Record<Action['type'], ActionGroup>>;

/** Groups the types of actions by the sentence that describes them. */
function groupOf(plan: Plan): ActionGroup {
  return GROUP_OF[plan.typed[0]?.type ?? ''] ?? 'other';
}

export function listed(items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(words.language, { type }).format(items);
}

/** What this seat's dice show, by name. */
const valueOf = (position: Position, die: string): number =>
  position.dice[position.seat ?? -1]?.[DICE.findIndex((one) => one === die)] ?? 0;

/** The dice that this seat can still use. */
export function unused(position: Position): number[] {
  return DICE.flatMap((die) =>
    position.used.includes(die) || !valueOf(position, die) ? [] : [valueOf(position, die)],
  );
}

const canBuy = (picks: Picks): boolean => picks.plans.some((plan) => groupOf(plan) === 'buy');

/** "Take a tile, place one or sell goods": what the plans allow. */
function choices(plans: readonly Plan[]): string {
  const can = LISTED_GROUPS.filter((one) => plans.some((plan) => groupOf(plan) === one));
  const labels = can.map((one, i) => t(one === 'place' && i === 0 ? 'cb-can-place-first' : `cb-can-${one}`));
  return labels.length > 0 ? `${capitalize(listed(labels, 'disjunction'))}.` : '';
}

/** Picks that say how something is done, not with what. */
const MEANS: readonly string[] = ['free', 'buy', 'discard'];

/** The tile or goods that a plan is about. */
function objectOf(position: Position, plan: Plan): string {
  const thing = plan.picks.find((one) => !isDie(one) && !isHex(one) && !MEANS.includes(one)) ?? '';
  const tile = tileOn(position, thing) ?? thing;
  return t('the-tile', { tile_id: tile, tile: nameOf(tile) });
}

/** "Take the ship · 1 worker". */
export function moveLabel(position: Position, plan: Plan): string {
  const group = groupOf(plan);
  if (group === 'other') return t('cb-verb');
  const label = t(`cb-do-${group}`, { thing: objectOf(position, plan), count: stockOf(plan).workers });
  if (group === 'buy') return `${label} · ${t('cb-silver', { count: printed().black_price })}`;
  return plan.cost ? `${label} · ${t('cb-workers', { count: plan.cost })}` : label;
}

/** What has to be picked next so that a move is complete. Where all are about the same tile, that is not asked. */
function missing(picks: Picks, same: boolean): string | null {
  const rest = new Set(picks.candidates.flatMap((plan) => plan.picks.filter((thing) => !picks.picked.includes(thing))));
  const things = [...rest].filter((thing) => thing !== 'free');
  if (things.length === 0) return null;
  const others = things.filter((thing) => !isDie(thing));
  if (others.every((thing) => thing === 'buy')) return t(others.length === 0 ? 'cb-which-die' : 'cb-which-die-or-buy');
  const placing = picks.picked.some(isHex);
  if (!placing && things.some(isHex)) return t('cb-which-hex');
  if (placing && !same) return t('cb-which-tile');
  return t(same && things.some(isDie) && !picks.picked.some(isDie) ? 'cb-which-die' : 'cb-which-thing');
}

/** Workers that turn a die to another number. */
function turned(position: Position, plan: Plan): string | undefined {
  const die = plan.picks.find(isDie);
  if (!die) return undefined;
  return t(plan.cost ? 'cb-with-die-turned' : 'cb-with-die', { die: valueOf(position, die), count: plan.cost ?? 0 });
}

/** Something but no die has been picked: what is done with it, and what is still open. */
function ofPicks(position: Position, picks: Picks): Prompt | null {
  const { complete, candidates } = picks;
  if (complete && groupOf(complete) !== 'other') {
    const detail = turned(position, complete);
    return { title: moveLabel(position, complete), ...(detail ? { detail } : {}) };
  }
  const [first] = candidates;
  if (!first) return null;
  const thing = objectOf(position, first);
  const same = groupOf(first) !== 'other' && candidates.every((plan) => objectOf(position, plan) === thing);
  const question = missing(picks, same);
  if (!question) return null;
  if (!same) return { title: question };
  return {
    title: candidates.every((plan) => groupOf(plan) === groupOf(first))
      ? t(`cb-do-${groupOf(first)}`, { thing, count: stockOf(first).workers })
      : capitalize(thing),
    detail: question,
  };
}

function ofTurn(position: Position, picks: Picks): Prompt {
  const die = DICE.find((name) => picks.picked.includes(name));
  if (die && picks.picked.length === 1 && !picks.complete)
    return { title: t('cb-ask-die', { value: valueOf(position, die) }), detail: choices(picks.candidates) };
  const picked = picks.picked.length > 0 && !picks.picked.includes('end turn') ? ofPicks(position, picks) : null;
  if (picked) return picked;
  const dice = unused(position);
  if (dice.length > 0)
    return { title: t('cb-ask-dice', { dice: listed(dice.map(String), 'conjunction') }), detail: choices(picks.plans) };
  return { title: t('cb-ask-end'), detail: t(canBuy(picks) ? 'cb-ask-end-buy' : 'cb-ask-end-detail') };
}

function ofFreeAction(position: Position, picks: Picks): Prompt {
  const effect = position.pending.at(-1)?.effect ?? '';
  const own = `cb-free-${effect}`;
  const title = words.has(own) ? t(own, { value: position.white }) : t('prompt-free-action');
  const useful = picks.plans.filter((plan) => groupOf(plan) !== 'buy' && groupOf(plan) !== 'decline');
  if (useful.length === 0) return { title, detail: t('cb-free-nothing') };
  const chosen = picks.picked.length > 0 ? ofPicks(position, picks) : null;
  if (chosen) return { title, detail: chosen.detail ? `${chosen.title}. ${chosen.detail}` : chosen.title };
  return { title, detail: printed().any_action.includes(effect) ? choices(picks.plans) : t('cb-free-detail') };
}

export function prompt(position: Position, picks: Picks, names: readonly string[]): Prompt {
  if (position.phase === 'over') return { title: t('prompt-over') };
  const others = waiting(position, names);
  if (others !== null) return { title: others };
  if (position.phase === 'turn') return ofTurn(position, picks);
  if (position.phase === 'free-action') return ofFreeAction(position, picks);
  const { held, tile } = position.pending.at(-1) ?? {};
  const title = `cb-title-${position.phase}`;
  const about = `cb-about-${position.phase}`;
  if (!words.has(title)) return { title: t(`prompt-${position.phase}`) };
  const arriving = held ?? tile;
  return {
    title: t(title),
    detail:
      arriving && words.has(about) ? capitalize(t(about, { tile: nameOf(arriving) })) : t(`prompt-${position.phase}`),
  };
}

export function verb(position: Position, pick: string, picks: Picks): string {
  if (pick === 'end turn') {
    const dice = unused(position).map(String);
    const left = canBuy(picks) ? [...dice, t('cb-a-purchase')] : dice;
    if (left.length === 0) return t('cb-verb-end');
    return dice.length === 0
      ? t('cb-verb-end-purchase')
      : t('cb-verb-end-unused', { unused: listed(left, 'conjunction') });
  }
  if (pick === 'decline') return t('cb-verb-decline');
  const chosen = pick === 'free' || pick === 'buy' ? picks.pick(pick)?.complete : null;
  if (chosen) return moveLabel(position, chosen);
  return picks.complete ? moveLabel(position, picks.complete) : t('cb-verb');
}

/** Declining is a word of its own; so is ending a turn in which nothing is left to do. */
export const decisive = (position: Position, pick: string): boolean =>
  pick === 'decline' || (pick === 'end turn' && unused(position).length === 0);
