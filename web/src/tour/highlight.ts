import type { Box } from '../parts/placement';

const AIR = 4;

/** Whatever the selector finds that can be seen: not drawn away, not the overview under a close-up. */
export function visible(root: HTMLElement, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !element.closest('[inert]');
  });
}

export function boxesOf(elements: readonly Element[], air = AIR): Box[] {
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - air, top: top - air, width: width + 2 * air, height: height + 2 * air };
  });
}

export const sameBoxes = (a: readonly Box[], b: readonly Box[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Looks again whenever things may have moved; the board tells nobody when it is drawn anew. */
export function whileItMoves(look: () => void): () => void {
  const clock = setInterval(look, 150);
  addEventListener('resize', look);
  document.addEventListener('scroll', look, true);
  look();
  return () => {
    clearInterval(clock);
    removeEventListener('resize', look);
    document.removeEventListener('scroll', look, true);
  };
}

export const named = (thing: string): string => `[data-thing="${CSS.escape(thing)}"]`;
