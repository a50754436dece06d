import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store, storeText, stored, storedText } from './storage';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('an object and a text are found again', () => {
  store('a', { step: 2 });
  storeText('b', 'easy');
  expect(stored('a')).toEqual({ step: 2 });
  expect(storedText('b')).toBe('easy');
});

test('what is no object has no fields', () => {
  for (const text of ['nonsense', '3', 'null', '"text"']) {
    storeText('a', text);
    expect(stored('a')).toEqual({});
  }
  expect(stored('nothing')).toEqual({});
  expect(storedText('nothing')).toBeNull();
});

test('where storage is blocked nothing is stored, and nothing breaks', () => {
  const blocked = (): never => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  store('a', { step: 2 });
  storeText('b', 'easy');
  expect(stored('a')).toEqual({});
  expect(storedText('b')).toBeNull();
});
