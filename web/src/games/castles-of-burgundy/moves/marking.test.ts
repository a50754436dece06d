import { expect, test } from 'vitest';
import type { Mark } from '../../../table/marks';
import { cheapest, isPaid, shortPoints, type Gain } from './marking';

const costName = (count: number): Gain => ({ type: 'workers', count });
const priceName = (count: number): Gain => ({ type: 'silver', count });
const legal = (...gains: Gain[]): Mark => ({ state: 'legal', label: '0', points: 0, gains });

test('a depot says what its cheapest tile costs: a die before workers, workers before silver', () => {
  expect(cheapest([legal(priceName(2)), legal(costName(2)), legal(costName(1)), undefined])).toEqual({
    workers: 1,
    silver: 0,
    free: false,
  });
  expect(cheapest([legal(priceName(2)), legal()])).toEqual({ workers: 0, silver: 0, free: true });
  expect(cheapest([legal(priceName(2))])).toEqual({ workers: 0, silver: 2, free: false });
});

test('where nothing can be picked nothing costs', () => {
  expect(cheapest([undefined, { state: 'preview' }])).toBeNull();
  expect(isPaid(undefined)).toBe(false);
});

test('what the table could not look at is not called free', () => {
  expect(cheapest([{ state: 'legal' }])).toEqual({ workers: 0, silver: 0, free: false });
});

test('a hex has room for a number only', () => {
  expect(shortPoints({ state: 'legal', label: '+12', points: 12 })).toBe('+12');
  expect(shortPoints({ state: 'legal', label: 'up to +12', points: 12, upTo: true })).toBe('≤12');
});
