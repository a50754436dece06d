import { expect, it } from 'vitest';
import { nextFocus } from './rovingFocus';

const a = { name: 'a', x: 0, y: 0 };
const b = { name: 'b', x: 50, y: 10 };
const c = { name: 'c', x: 100, y: 0 };
const d = { name: 'd', x: 10, y: 200 };
const all = [a, b, c, d];

it('goes to the next thing that way', () => {
  expect(nextFocus(a, all, 'ArrowRight')).toBe(b);
  expect(nextFocus(c, all, 'ArrowLeft')).toBe(b);
  expect(nextFocus(a, all, 'ArrowDown')).toBe(d);
});
it('stays where nothing lies that way', () => {
  expect(nextFocus(a, all, 'ArrowUp')).toBeNull();
});
it('reaches a thing that lies mostly aside when there is no other', () => {
  expect(nextFocus(d, [c, d], 'ArrowRight')).toBe(c);
});
