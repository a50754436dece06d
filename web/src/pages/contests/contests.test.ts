import { describe, expect, it } from 'vitest';
import { tally, totals } from './duels/rollTotals';
import { elapsedText } from './tournaments/elapsed';

describe('a tournament', () => {
  it('tells how long a round has taken', () => {
    expect(elapsedText(5_000)).toBe('0:05');
    expect(elapsedText(3_729_999)).toBe('1:02:09');
    expect(elapsedText(-1)).toBe('0:00');
  });
});

describe('two games on the same dice', () => {
  it('adds up what the rolls brought', () => {
    expect(totals([3, 0, 4])).toEqual([0, 3, 3, 7]);
  });
  it('counts who got more', () => {
    expect(
      tally([
        { left: 1, right: 0 },
        { left: 2, right: 2 },
        { left: 0, right: 9 },
      ]),
    ).toEqual([1, 1, 1]);
  });
});
