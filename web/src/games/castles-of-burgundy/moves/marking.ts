// What a mark's tag says on a hex or a tile: points, and the workers it would cost.
import type { Mark } from '../../../table/marks';
import { t } from '../../../words/words.svelte';
import { isCentral, isHex, isShield } from '../things';

/** What a way to pick something costs or brings besides points. */
export type Gain =
  | { readonly type: 'workers'; readonly count: number }
  | { readonly type: 'silver'; readonly count: number }
  | { readonly type: 'stock'; readonly workers: number; readonly silver: number }
  | { readonly type: 'says'; readonly text: string };

/** A mark's gains; `describing.ts` made them. */
const gainsOf = (mark: Mark | undefined): readonly Gain[] => (mark?.gains ?? []) as readonly Gain[];
const amountOf = (mark: Mark | undefined, what: 'workers' | 'silver'): number =>
  gainsOf(mark).reduce((sum, gain) => (gain.type === what ? sum + gain.count : sum), 0);

/** How many workers the best way to pick this costs. */
export const costOf = (mark: Mark | undefined): number => amountOf(mark, 'workers');
/** The silver it costs, where buying is the best way. */
export const priceOf = (mark: Mark | undefined): number => amountOf(mark, 'silver');
/** The workers and the silver that it brings. */
export const stockOf = (mark: Mark | undefined): { readonly workers: number; readonly silver: number } =>
  stockIn(mark?.gains);
export function stockIn(gains: readonly { readonly type: string }[] | undefined): {
  readonly workers: number;
  readonly silver: number;
} {
  const found = ((gains ?? []) as readonly Gain[]).find((gain) => gain.type === 'stock');
  return found ?? { workers: 0, silver: 0 };
}
export const isPaid = (mark: Mark | undefined): boolean => costOf(mark) + priceOf(mark) > 0;

/** Where the table could not look ahead nothing is known of points and costs. */
export const isFree = (mark: Mark | undefined): boolean => mark?.label !== undefined && !isPaid(mark);

/** Whether a hex says something; that it costs nothing only where others could cost something. */
export const isTagged = (mark: Mark | undefined, priced: boolean): boolean =>
  mark !== undefined &&
  mark.state !== 'preview' &&
  (pointsOf(mark) !== null || isPaid(mark) || (priced && isFree(mark)));

export interface Offer {
  readonly workers: number;
  readonly silver: number;
  readonly free: boolean;
}

/** What the cheapest of these things costs; null where none can be picked. */
export function cheapest(marks: readonly (Mark | undefined)[]): Offer | null {
  const offers = marks
    .filter((mark) => mark !== undefined && mark.state !== 'preview')
    .map((mark) => ({ workers: costOf(mark), silver: priceOf(mark), free: isFree(mark) }));
  return offers.sort((a, b) => a.silver - b.silver || a.workers - b.workers)[0] ?? null;
}

/** "+6"; null where it brings nothing at once. */
export function pointsOf(mark: Mark | undefined): string | null {
  return mark?.label && mark.label !== t('points-exact', { points: 0 }) ? mark.label : null;
}

/** The same where there is little room: "up to +6" is "≤6". */
export function shortPoints(mark: Mark | undefined): string | null {
  const points = pointsOf(mark);
  const most = points?.match(/\d+/)?.[0];
  return points === null || most === undefined || points.length <= 4 ? points : `≤${most}`;
}

/** Shown as buttons under the question, or no things at all ("buy" before a tile). */
const WORDS: ReadonlySet<string> = new Set([
  'end turn',
  'decline',
  'buy',
  'discard',
  'free',
  'swap',
  'lay',
  'first',
  'give up',
  'crane',
  'geese',
]);
/** Drawn on the land or the central board, or one of those. */
export const onTable = (name: string): boolean => isHex(name) || isCentral(name) || isShield(name) || WORDS.has(name);
