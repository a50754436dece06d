import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preferences } from '../words/preferences.svelte';
import { sounds } from './sounds';

const made = vi.fn();
const node = { connect: (to: unknown) => to, start: () => {}, stop: () => {} };
const gain = { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
function touched(hasBeenActive: boolean): void {
  vi.stubGlobal('navigator', { language: 'en', userActivation: { hasBeenActive } });
}

beforeEach(() => {
  made.mockClear();
  localStorage.clear();
  vi.stubGlobal('AudioContext', function () {
    return { currentTime: 0 };
  });
  vi.stubGlobal('OscillatorNode', function () {
    made();
    return node;
  });
  vi.stubGlobal('GainNode', function () {
    return { ...node, gain };
  });
});
afterEach(() => vi.unstubAllGlobals());

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
