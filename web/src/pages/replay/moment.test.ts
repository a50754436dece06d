import { expect, it } from 'vitest';
import type { TableInfo } from '../../net/messages';
import { eyesOf, momentAddress, openEyes } from './moment';

const table = { seats: [{ mine: false }, { mine: true }, { mine: false }] } as unknown as TableInfo;

it('reads a moment from an address', () => {
  expect(momentAddress('#/replay/k3?at=12&eyes=table')).toEqual({ id: 'k3', at: 12, eyes: 'table' });
  expect(momentAddress('#/replay/k3')).toEqual({ id: 'k3', at: null, eyes: null });
  expect(momentAddress('#/replay/k3?at=x')).toMatchObject({ at: null });
  expect(momentAddress('#/table/k3')).toBeNull();
});

it('looks through the own eyes unless asked otherwise', () => {
  expect(eyesOf(table, null)).toBe('1');
  expect(eyesOf(table, '2')).toBe('2');
  expect(eyesOf(table, '9')).toBe('1');
  expect(eyesOf({ ...table, seats: [] }, null)).toBe('table');
});

it('opens the other eyes when the game is over', () => {
  expect(openEyes(table, false)).toEqual([1]);
  expect(openEyes(table, true)).toEqual([0, 1, 2]);
});
