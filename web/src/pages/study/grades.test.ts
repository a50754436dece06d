import { expect, test } from 'vitest';
import { about } from './grades';

test('an estimate is told with its interval, and a certain number without one', () => {
  expect(about(-19.6, 3)).toBe('−20 ± 6');
  expect(about(12, 0.1)).toBe('+12 ± 1');
  expect(about(0.2, null)).toBe('0');
});
