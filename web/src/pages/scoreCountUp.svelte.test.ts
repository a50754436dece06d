import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScoreCountUp } from './scoreCountUp.svelte';

let frames: FrameRequestCallback[] = [];
const paint = (now: number): void => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(now);
};
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

it('counts one source after the other, and tells when the next one begins', () => {
  const countUp = new ScoreCountUp();
  const begun: number[] = [];
  expect(countUp.counted(0, 40)).toBe(40);
  countUp.begin(2, (source) => begun.push(source));
  paint(1000);
  expect([countUp.counted(0, 40), countUp.counted(1, 10)]).toEqual([0, 0]);
  paint(1375);
  expect([countUp.counted(0, 40), countUp.counted(1, 10)]).toEqual([20, 0]);
  paint(1900);
  expect([countUp.counted(0, 40), countUp.source]).toEqual([40, 1]);
  paint(2600);
  expect([countUp.counting, countUp.counted(1, 10)]).toEqual([false, 10]);
  expect(begun).toEqual([0, 1, 2]);
});

it('is skipped at once', () => {
  const countUp = new ScoreCountUp();
  countUp.begin(9, () => {});
  paint(1000);
  countUp.skip();
  paint(2000);
  expect([countUp.counting, countUp.counted(8, 7)]).toEqual([false, 7]);
});
