// How a wallet moves: it folds, goes to a neighbour, comes from one and opens. Short, and only to be looked at.
import type { TransitionConfig } from 'svelte/transition';
import { preferences } from '../../../words/preferences.svelte';

const FOLD = 160;
const WAY = 200;

function time(wanted: number): number {
  return !preferences.motion || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : wanted;
}

/** A leaf turns on the spine: `hinge` is the side where it hangs. */
export function fold(_: Element, { hinge }: { hinge: 'left' | 'right' }): TransitionConfig {
  return {
    duration: time(FOLD),
    css: (open) =>
      `transform-origin: ${hinge} center; transform: scaleX(${0.12 + 0.88 * open}); opacity: ${0.3 + 0.7 * open}`,
  };
}

/** To a neighbour or from one: -1 is the left. */
export function pass(_: Element, { side }: { side: -1 | 1 }): TransitionConfig {
  return { duration: time(WAY), css: (here, away) => `transform: translateX(${side * away * 45}%); opacity: ${here}` };
}

/** Where the cards of two piles lie, by their slot. */
export function placesOf(root: Element | undefined): Map<string, DOMRect> {
  const cards = [...(root?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  return new Map(cards.map((card) => [card.dataset['card'] ?? '', card.getBoundingClientRect()]));
}

/** Cards that lie elsewhere than before come from there. */
export function glide(root: Element | undefined, before: ReadonlyMap<string, DOMRect>): void {
  const duration = time(WAY);
  if (duration === 0) return;
  for (const card of root?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
    const was = before.get(card.dataset['card'] ?? '');
    const is = card.getBoundingClientRect();
    if (!was || is.width === 0) continue;
    const way = `translate(${was.x + was.width / 2 - is.x - is.width / 2}px, ${was.y + was.height / 2 - is.y - is.height / 2}px) scale(${was.width / is.width})`;
    card.animate([{ transform: way }, { transform: 'none' }], { duration, easing: 'ease-out' });
  }
}
