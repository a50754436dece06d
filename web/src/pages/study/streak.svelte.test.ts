import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refusal } from '../../net/api';
import type { PracticeAnswers, PracticeProgress } from '../../net/messages';
import { Streak } from './streak.svelte';

const GAME = 'mille-fiori';
const refused = (): Promise<never> => Promise.reject(new Refusal('name-missing', 'Who are you?'));
const server = (progress: PracticeProgress): ((sent: PracticeAnswers) => Promise<PracticeProgress>) =>
  vi.fn((_: PracticeAnswers) => Promise.resolve(progress));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('somebody without a name counts in this browser, and tells the server all of it once they have one', async () => {
  const sentAnswers = vi.spyOn(api, 'practiceProgress').mockImplementation(refused);
  const before = new Streak();
  before.answered(GAME, '1-2', true);
  before.answered(GAME, '1-2', false); // the first try counts
  before.answered(GAME, '3-4', true);
  await before.send();
  expect([before.now, before.best, before.knows(GAME, '3-4')]).toEqual([2, 2, true]);

  const progress = { streak: 7, longest: 9, solved: [`${GAME}/1-2`, `${GAME}/3-4`] };
  sentAnswers.mockImplementation(server(progress));
  const after = new Streak(); // the page was opened again
  await after.send();
  const answers = [
    { game: GAME, item: '1-2', solved: true },
    { game: GAME, item: '3-4', solved: true },
  ];
  expect(sentAnswers).toHaveBeenLastCalledWith({ answers });
  expect([after.now, after.best]).toEqual([7, 9]);
  await after.send();
  expect(sentAnswers).toHaveBeenLastCalledWith({ answers: [] });
});

test('positions of different games are different ones', () => {
  vi.spyOn(api, 'practiceProgress').mockImplementation(refused);
  const streak = new Streak();
  streak.answered(GAME, '1-2', true);
  expect([streak.knows(GAME, '1-2'), streak.knows('great-split', '1-2')]).toEqual([true, false]);
});

test('an answer that comes while another is being sent is sent next', async () => {
  const answers: (() => void)[] = [];
  const progress = { streak: 1, longest: 1, solved: [] };
  const sentAnswers = vi
    .spyOn(api, 'practiceProgress')
    .mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(progress))));
  const streak = new Streak();
  streak.answered(GAME, '1-2', true);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  streak.answered(GAME, '3-4', true);
  answers[0]!();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(streak.now).toBe(2);
  expect(sentAnswers.mock.calls.map(([sent]) => sent.answers?.map(({ item }) => item))).toEqual([['1-2'], ['3-4']]);
});
