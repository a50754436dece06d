import { expect, it } from 'vitest';
import type { LogLine } from '../../net/session';
import { logSections, type LogFilter } from './logSections';

const line = (id: number, seat: number | null, more: Partial<LogLine> = {}): LogLine => ({
  id,
  seat,
  text: '',
  ...more,
});
const round = (id: number): LogLine =>
  line(id, null, { event: { type: 'round', seat: -1, values: {}, parts: [], reason: '' } });
const LOG = [line(1, 0), line(2, 1), line(3, 1, { points: 4, follows: true }), round(4), line(5, 0), line(6, 1)];
const sections = (filter: LogFilter): unknown =>
  logSections(LOG, filter, 0).map(({ heading, turns }) => [
    heading?.id ?? null,
    turns.map((turn) => turn.map((l) => l.id)),
  ]);

it('puts each round under its heading, the latest first', () => {
  expect(sections('all')).toEqual([
    [4, [[6], [5]]],
    [null, [[2, 3], [1]]],
  ]);
});

it('shows what scored, or the own moves, and no round in which there is none', () => {
  expect(sections('scores')).toEqual([[null, [[2, 3]]]]);
  expect(sections('mine')).toEqual([
    [4, [[5]]],
    [null, [[1]]],
  ]);
});
