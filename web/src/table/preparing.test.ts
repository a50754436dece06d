import { expect, test } from 'vitest';
import { prepare } from './preparing';

// As The Castles of Burgundy tells them: a tile is taken, placed, or bought.
const dice = ['die-a', 'die-b'];
const moves = [
  [dice, ['depot 1.1', 'depot 1.2', 'workers']],
  [dice, ['cow-3'], ['hex 0,-1', 'hex 1,0']],
  [dice, ['castle'], ['hex 0,1']],
  [['black 1', 'black 2']],
];
const picked = (...names: string[]): readonly string[] =>
  names.reduce<readonly string[]>((before, name) => prepare(moves, name, before) ?? before, []);

test('only what belongs to a move can be prepared', () => {
  expect(prepare(moves, 'depot 1.1', [])).toEqual(['depot 1.1']);
  expect(prepare(moves, 'depot 1.3', [])).toBeNull();
  expect(prepare([], 'die-a', [])).toBeNull();
});

test('the things of a move are picked in any order', () => {
  expect(picked('hex 1,0', 'die-b', 'cow-3')).toEqual(['hex 1,0', 'die-b', 'cow-3']);
});

test('of each step the last thing picked is kept', () => {
  expect(picked('die-a', 'depot 1.1', 'depot 1.2')).toEqual(['die-a', 'depot 1.2']);
  expect(picked('die-a', 'depot 1.1', 'die-b')).toEqual(['depot 1.1', 'die-b']);
});

test('what cannot go with the new pick gives way', () => {
  expect(picked('die-a', 'cow-3', 'hex 1,0', 'depot 1.1')).toEqual(['die-a', 'depot 1.1']);
  expect(picked('die-a', 'cow-3', 'hex 1,0', 'castle')).toEqual(['die-a', 'castle']);
  expect(picked('die-a', 'cow-3', 'hex 0,1')).toEqual(['die-a', 'hex 0,1']);
  expect(picked('die-a', 'depot 1.1', 'black 2')).toEqual(['black 2']);
});

test('where a game tells no moves the last pick is prepared alone', () => {
  expect(prepare(null, 'a', [])).toEqual(['a']);
  expect(prepare(null, 'b', ['a'])).toEqual(['b']);
});
