import { expect, it } from 'vitest';
import type { LogLine } from '../net/session';
import { lastMoves } from './lastMoves';

let id = 0;
const line = (seat: number | null, touched?: string, follows = false): LogLine => ({
  id: id++,
  seat,
  text: '',
  follows,
  ...(touched === undefined ? {} : { touched }),
});
const lastThings = (log: readonly LogLine[]): [number, string[]][] =>
  lastMoves(log).map(({ seat, things }) => [seat, [...things].sort()]);

it('tells what each seat did last, the latest first', () => {
  const log = [line(0, 'w0'), line(0, 'w1'), line(1, 'w2'), line(0, 'sea-3'), line(0, 'w4'), line(null), line(1)];
  expect(lastThings(log)).toEqual([
    [0, ['sea-3', 'w4']],
    [1, ['w2']],
  ]);
});

it('points that others get by a move are not their moves', () => {
  expect(lastThings([line(0, 'w1'), line(1, 'w1', true)])).toEqual([[0, ['w1']]]);
  expect(lastThings([])).toEqual([]);
});
