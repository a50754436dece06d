import { beforeEach, expect, it } from 'vitest';
import { Missed } from './missed.svelte';

beforeEach(() => localStorage.clear());

it('marks nothing at the first look, nor while somebody looks', () => {
  const missed = new Missed('t', 0);
  missed.follow(5, 0, true);
  missed.follow(9, 0, true);
  expect(missed.after).toBeNull();
});

it('marks what came while the page was hidden, until its person goes on', () => {
  const missed = new Missed('t', 0);
  missed.follow(5, 5, true);
  missed.follow(6, 5, false);
  missed.follow(8, 5, false);
  missed.follow(8, 5, true);
  expect(missed.after).toBe(5);
  missed.follow(9, 5, true);
  expect(missed.after).toBe(5);
  missed.follow(10, 10, true);
  expect(missed.after).toBeNull();
});

it('remembers between visits, each seat by itself', () => {
  new Missed('t', 0).follow(5, 5, true);
  const again = new Missed('t', 0);
  again.follow(7, 5, true);
  expect(again.after).toBe(5);
  const other = new Missed('t', 1);
  other.follow(7, 0, true);
  expect(other.after).toBeNull();
  again.dismiss();
  expect(again.after).toBeNull();
});

it('forgets the oldest tables, and survives what is no memory', () => {
  for (let table = 0; table < 80; table++) new Missed(String(table), 0).follow(1, 0, true);
  expect(Object.keys(JSON.parse(localStorage.getItem('ludoteca.seen') ?? '') as object)).toHaveLength(60);
  localStorage.setItem('ludoteca.seen', 'nonsense');
  new Missed('t', 0).follow(1, 0, true);
});
