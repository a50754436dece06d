// What a mark's tag says on a hex or a tile: points, and the workers it would cost.
import type { Mark } from '../../table/marks';
import { t } from '../../words/words.svelte';

const WORKERS = 'workers-';
const SILVER = 'silver-';

const amount = (gain: string | undefined, what: string): number =>
  gain?.startsWith(what) ? Number(gain.slice(what.length)) : 0;
const amountOf = (mark: Mark | undefined, what: string): number =>
  amount(
    mark?.gains?.find((name) => name.startsWith(what)),
    what,
  );

/** How many workers the best way to pick this costs. */
export const costOf = (mark: Mark | undefined): number => amountOf(mark, WORKERS);
/** The silver it costs, where buying is the best way. */
export const priceOf = (mark: Mark | undefined): number => amountOf(mark, SILVER);
export const isPaid = (mark: Mark | undefined): boolean => costOf(mark) + priceOf(mark) > 0;

export const costIn = (gain: string): number => amount(gain, WORKERS);
export const priceIn = (gain: string): number => amount(gain, SILVER);
export const costName = (workers: number): string => `${WORKERS}${workers}`;
export const priceName = (silver: number): string => `${SILVER}${silver}`;

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

/** Drawn on the land or the central board, shown as a button under the question, or no thing at all ("buy" before a tile). */
const ON_TABLE =
  /^(hex |depot |black |inns$|shield-|end turn$|decline$|buy$|discard$|free$|swap$|lay$|first$|give up$|crane$|geese$)/;
export const onTable = (name: string): boolean => ON_TABLE.test(name);
