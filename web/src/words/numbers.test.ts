import { afterEach, expect, it } from 'vitest';
import { signed } from './numbers';
import { words } from './words.svelte';

afterEach(() => {
  words.language = 'en';
});

it('writes numbers with their sign, as the language does', () => {
  expect([3.5, -2, -0.04, 1234].map((value) => signed(value))).toEqual(['+3.5', '−2', '0', '+1234']);
  words.language = 'es';
  expect(signed(3.5)).toBe('+3,5');
});

it('writes as many decimals as asked for', () => {
  expect([3, -0.26, 0.01].map((value) => signed(value, 1))).toEqual(['+3.0', '−0.3', '0.0']);
});
