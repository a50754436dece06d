import { expect, it } from 'vitest';
import type { Mark } from '../../../table/marks';
import { markOf } from './pills';

const PICKED: Mark = { state: 'picked', label: '+3' };

it('lights one of equal cards: the one that was touched', () => {
  const hand = ['swan-5', 'coin-1', 'swan-5'];
  const lit = (touched: number): (string | undefined)[] =>
    hand.map((card, at) => markOf(hand, at, card === 'swan-5' ? PICKED : undefined, touched)?.state);
  expect(lit(2)).toEqual(['legal', undefined, 'picked']);
  expect(lit(0)).toEqual(['picked', undefined, 'legal']);
  expect(lit(1)).toEqual(['picked', undefined, 'legal']);
});
