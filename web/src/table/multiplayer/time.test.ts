import { expect, it } from 'vitest';
import { shortTime } from './time';

it('tells what is left as shortly as it matters', () => {
  expect(shortTime(0)).toBe('0:00');
  expect(shortTime(-50)).toBe('0:00');
  expect(shortTime(1)).toBe('0:01');
  expect(shortTime(9_000)).toBe('0:09');
  expect(shortTime(247_000)).toBe('4:07');
  expect(shortTime(3 * 3_600_000 + 5 * 60_000)).toBe('3 h 05');
  expect(shortTime((2 * 24 + 4) * 3_600_000)).toBe('2 d 4 h');
});
