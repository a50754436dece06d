import { expect, test } from 'vitest';
import type { Observation } from '../game';
import { byKind, counted, elsewhere, fieldsOf } from './fields';

const position = {
  game: 'pebbles',
  seat: 0,
  phase: 'drop',
  deciding: [0],
  scores: [3, 1],
  hands: [
    ['pebble-3', 'pebble-7'],
    ['?', '?'],
  ],
  pools: { 'pool-1': ['pebble-9'], 'pool-2': [] },
  owners: { 'pool-1': [1], 'pool-2': [] },
  colours: ['red', 'blue'],
} satisfies Observation & Record<string, unknown>;

test('what is said elsewhere is left out, and each thing can be picked where it comes first', () => {
  const fields = fieldsOf(position, 2);
  expect(fields.map(({ name }) => name)).toEqual(['hands', 'pools', 'owners', 'colours']);
  expect(fields.map(({ perSeat }) => perSeat)).toEqual([true, false, false, false]);
  expect(fields.map(({ seats }) => seats)).toEqual([false, false, true, false]);
  expect(fields[1]?.own.has('pool-1')).toBe(true);
  expect(fields[2]?.own.size).toBe(0);
});

test('things are grouped by their kind', () => {
  const kinds: Record<string, string> = { w9: 'space', w10: 'space', ship: 'ship' };
  expect(byKind(['w9', 'ship', 'w10'], (thing) => kinds[thing] ?? '')).toEqual([
    ['space', ['w9', 'w10']],
    ['ship', ['ship']],
  ]);
});

test('hidden things side by side are counted', () => {
  expect(counted(['?', '?', 'pebble-3', '?', 4])).toEqual([
    { key: '? 0', value: '?', times: 2 },
    { key: 'pebble-3 0', value: 'pebble-3', times: 1 },
    { key: '? 1', value: '?', times: 1 },
    { key: '4', value: 4, times: 1 },
  ]);
});

test('what can be picked and lies in no field is found', () => {
  expect(elsewhere(fieldsOf(position, 2), ['pebble-3', 'pool-2', 'end', 'end'])).toEqual(['end']);
});
