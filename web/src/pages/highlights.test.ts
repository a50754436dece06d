import { expect, it } from 'vitest';
import type { LogLine } from '../net/session';
import { bestMoves, howItWasWon } from './highlights';

const source = (title: string, ...points: number[]) => ({ source: title, title, points });

it('tells by how much a game was won, and where', () => {
  const sources = [source('Trade', 5, 20, 9), source('Sea', 30, 12, 1)];
  expect(howItWasWon([0, 1, 2], [35, 32, 10], [1, 2, 3], sources)).toEqual({
    second: 1,
    ahead: 3,
    source: { title: 'Sea', by: 18 },
  });
  expect(howItWasWon([0, 1], [10, 10], [1, 1], sources)).toBeNull();
  expect(howItWasWon([0], [10], [1], sources)).toBeNull();
});

it('finds the moves that brought most, without the scorings that the table makes', () => {
  const line = (version: number, seat: number | null, points?: number): LogLine => ({
    id: version * 10 + (points ?? 0),
    version,
    seat,
    text: `move ${version}`,
    ...(points === undefined ? {} : { points, follows: true }),
  });
  const log = [
    ...[line(1, 0), line(1, 0, 4), line(1, 0, 3), line(1, 1, 9)],
    ...[line(2, 1), line(2, 1, 8)],
    ...[line(3, 1), line(4, null), line(5, 0), line(5, null), line(5, 0, 30)],
    ...[line(6, 0), line(6, 0, 40)],
  ];
  expect(bestMoves(log, 3).map(({ seat, points, version }) => [seat, points, version])).toEqual([
    [1, 8, 2],
    [0, 7, 1],
  ]);
});
