import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../../words/preferences.svelte';
import { sounds } from './sounds';

const made = vi.fn();
const resume = vi.fn(() => Promise.resolve());
const suspend = vi.fn(() => Promise.resolve());
const node = { connect: (to: unknown) => to, start: () => {}, stop: () => {} };
const tones: { onended: (() => void) | null }[] = [];
const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
function touched(hasBeenActive: boolean): void {
  vi.stubGlobal('navigator', { language: 'en', userActivation: { hasBeenActive } });
}

beforeEach(() => {
  made.mockClear();
  resume.mockClear();
  suspend.mockClear();
  localStorage.clear();
  vi.stubGlobal('AudioContext', function () {
    return { currentTime: 0, resume, suspend };
  });
  vi.stubGlobal('OscillatorNode', function () {
    made();
    const tone = { ...node, onended: null };
    tones.push(tone);
    return tone;
  });
  vi.stubGlobal('GainNode', function () {
    return { ...node, gain };
  });
});
afterEach(() => {
  while (tones.length > 0) endOne();
  vi.unstubAllGlobals();
});
function endOne(): void {
  tones.shift()?.onended?.();
}

it('sounds unless somebody switched it off, and never before the page was touched', () => {
  touched(false);
  preferences.start();
  sounds.play('turn');
  expect(made).not.toHaveBeenCalled();
  touched(true);
  sounds.play('turn');
  expect(made).toHaveBeenCalled();
  made.mockClear();
  preferences.set('sounds', false);
  preferences.start();
  sounds.play('turn');
  expect(made).not.toHaveBeenCalled();
});

it('suspends the audio context when the last tone has ended', () => {
  touched(true);
  preferences.start();
  sounds.play('turn');
  expect(resume).toHaveBeenCalledOnce();
  expect(tones).toHaveLength(2);
  endOne();
  expect(suspend).not.toHaveBeenCalled();
  endOne();
  expect(suspend).toHaveBeenCalledOnce();
});
