// How a wallet moves: it folds, goes to a neighbour, comes from one and opens. Short, and only to be looked at.
import type { TransitionConfig } from 'svelte/transition';
import { preferences } from '../../words/preferences.svelte';

const FOLD = 160;
const WAY = 200;

function time(wanted: number): number {
  return !preferences.motion || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : wanted;
}

/** A leaf turns on the spine: `hinge` is the side where it hangs. */
export function fold(_: Element, { hinge }: { hinge: 'left' | 'right' }): TransitionConfig {
  return { duration: time(FOLD), css: (open) => `transform-origin: ${hinge} center; transform: scaleX(${0.12 + 0.88 * open}); opacity: ${0.3 + 0.7 * open}` };
}

/** To a neighbour or from one: -1 is the left. */
export function pass(_: Element, { side }: { side: -1 | 1 }): TransitionConfig {
  return { duration: time(WAY), css: (here, away) => `transform: translateX(${side * away * 45}%); opacity: ${here}` };
}
