// What a mark's tag says on a hex or a tile: points, and the workers it would cost.
import type { Mark } from '../../table/marks';
import { t } from '../../words/words.svelte';

const PAY = 'pay-';

/** How many workers the best way to pick this costs. */
export function costOf(mark: Mark | undefined): number {
  const gain = mark?.gains?.find((name) => name.startsWith(PAY));
  return gain ? costIn(gain) : 0;
}

export const costIn = (gain: string): number => Number(gain.slice(PAY.length));

export const costName = (workers: number): string => `${PAY}${workers}`;

/** "+6"; null where it brings nothing at once. */
export function pointsOf(mark: Mark | undefined): string | null {
  return mark?.label && mark.label !== t('points-exact', { points: 0 }) ? mark.label : null;
}

/** Drawn on the land or the central board, shown as a button under the question, or no thing at all ("buy" before a tile). */
const ON_TABLE = /^(hex |depot |black |inns$|shield-|end turn$|decline$|buy$|discard$|free$|swap$|lay$|first$|give up$|crane$|geese$)/;
export const onTable = (name: string): boolean => ON_TABLE.test(name);
