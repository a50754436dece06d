import { expect, it } from 'vitest';
import type { EntryInfo } from './messages';
import { beforeOf, chaptersOf, momentsOf, nextOf, placeOf, turnsOf } from './moments';

const entry = (version: number, seat: number, undone: number[] = []): EntryInfo => ({
  version,
  kind: undone.length > 0 ? 'undo' : 'act',
  seat,
  at: 0,
  events: [],
  undone,
});
const game = {
  first: 0,
  last: 6,
  entries: [entry(1, 0), entry(2, 1), entry(3, 0), entry(4, 0, [3]), entry(5, 0), entry(6, 1)],
};
const moments = momentsOf(game);

it('stands at what counted, not at what was taken back', () => {
  expect(moments.versions).toEqual([0, 1, 2, 5, 6]);
  expect(placeOf(moments, 4)).toBe(2);
  expect(placeOf(moments, 99)).toBe(4);
});

it('begins where positions begin', () => {
  expect(momentsOf({ ...game, first: 2 }).versions).toEqual([2, 5, 6]);
});

it('goes from one own turn to the next, and no further than the game', () => {
  const turns = turnsOf(moments, 0);
  expect(turns).toEqual([0, 2]);
  expect(nextOf(turns, 0, 4)).toBe(2);
  expect(nextOf(turns, 2, 4)).toBe(4);
  expect(beforeOf(turns, 2)).toBe(0);
  expect(beforeOf(turns, 0)).toBe(0);
});

it('knows where rounds begin', () => {
  expect(
    chaptersOf(moments, [
      { version: 0, title: 'Round 1' },
      { version: 5, title: 'Round 2' },
    ]),
  ).toEqual([0, 3]);
});
