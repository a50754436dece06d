import { expect, it } from 'vitest';
import { markerPositions } from './market';

it('gives every marker a place of its own', () => {
  for (let players = 2; players <= 7; players++) {
    for (const levels of [Array<number>(players).fill(0), Array.from({ length: players }, (_, seat) => seat % 2)]) {
      const stand = markerPositions(levels, players - 1);
      expect(new Set(stand.map(({ at, column, row }) => `${at} ${column} ${row}`)).size).toBe(players);
      expect(
        stand.every(({ rows, columns, row, column }) => row < rows && Math.abs(column) < columns / 2 && rows <= 3),
      ).toBe(true);
      expect(stand.map(({ seat }) => seat).sort()).toEqual(levels.map((_, seat) => seat));
    }
  }
});

it('puts one marker in the middle, two side by side, and the own one first', () => {
  expect(markerPositions([3, 5], null)).toEqual([
    { seat: 0, at: 3, rows: 1, columns: 1, row: 0, column: 0 },
    { seat: 1, at: 5, rows: 1, columns: 1, row: 0, column: 0 },
  ]);
  const grid = { at: 0, rows: 2, columns: 2 };
  expect(markerPositions([0, 0, 0], 2)).toEqual([
    { seat: 2, ...grid, row: 0, column: -0.5 },
    { seat: 0, ...grid, row: 0, column: 0.5 },
    { seat: 1, ...grid, row: 1, column: 0 },
  ]);
});
