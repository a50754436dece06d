// What a mark's tag says on a hex or a tile: points, and the workers it would cost.
import type { GainsByGame, Mark } from '../../../table/marks';
import type { Plan } from '../../../table/picks';
import { brings } from '../../../table/picks';
import { isCentral, isHex, isShield } from '../things';

declare module '../../../table/marks' {
  interface GainsByGame {
    /** What a way to pick something costs or brings besides points. */
    readonly 'castles-of-burgundy':
      | { readonly type: 'workers'; readonly count: number }
      | { readonly type: 'silver'; readonly count: number }
      | { readonly type: 'stock'; readonly workers: number; readonly silver: number }
      | { readonly type: 'says'; readonly text: string };
  }
}
export type Gain = GainsByGame['castles-of-burgundy'];

const amountOf = (mark: Mark | undefined, what: 'workers' | 'silver'): number =>
  (mark?.gains ?? []).reduce((sum, gain) => (gain.type === what ? sum + gain.count : sum), 0);

/** How many workers the best way to pick this costs. */
export const costOf = (mark: Mark | undefined): number => amountOf(mark, 'workers');
/** The silver it costs, where buying is the best way. */
export const priceOf = (mark: Mark | undefined): number => amountOf(mark, 'silver');
/** The workers and the silver that it brings. */
export function stockOf(of: Pick<Plan, 'gains'> | undefined): { readonly workers: number; readonly silver: number } {
  return of?.gains?.find((gain) => gain.type === 'stock') ?? { workers: 0, silver: 0 };
}
export const isPaid = (mark: Mark | undefined): boolean => costOf(mark) + priceOf(mark) > 0;

/** Where the table could not look ahead nothing is known of points and costs. */
export const isFree = (mark: Mark | undefined): boolean => mark?.points !== undefined && !isPaid(mark);

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
  return brings(mark) ? (mark?.label ?? null) : null;
}

/** The same where there is little room: "up to +6" is "≤6". */
export function shortPoints(mark: Mark | undefined): string | null {
  return mark?.upTo ? `≤${mark.points}` : pointsOf(mark);
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
