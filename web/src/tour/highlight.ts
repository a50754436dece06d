import type { Box } from '../parts/help/placement';

const AIR = 4;

/** The visible elements that the selector finds, wherever they are scrolled to, but not behind a close-up. */
export function drawn(root: HTMLElement, selector: string): Element[] {
  if (!selector) return [];
  return [...root.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !element.closest('[inert]');
  });
}

const within = (a: Box, b: Box): Box => {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const right = Math.min(a.left + a.width, b.left + b.width);
  const bottom = Math.min(a.top + a.height, b.top + b.height);
  return { left, top, width: right - left, height: bottom - top };
};
const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** What of an element's surroundings can be seen: columns and lists scroll. */
function frameOf(element: Element, known: Map<Element, Box>): Box {
  const parent = element.parentElement;
  if (!parent) return { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const found = known.get(parent);
  if (found) return found;
  const around = frameOf(parent, known);
  const { overflowX, overflowY } = getComputedStyle(parent);
  const scrolls = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
  const frame = scrolls ? within(around, boxOf(parent)) : around;
  known.set(parent, frame);
  return frame;
}

const SEEN = 0.6;

/** The boxes of those that can be seen, most of them at least. */
export function boxesOf(elements: readonly Element[], air = AIR): Box[] {
  const known = new Map<Element, Box>();
  return elements.flatMap((element) => {
    const whole = boxOf(element);
    const seen = within(whole, frameOf(element, known));
    if (seen.width < SEEN * whole.width || seen.height < SEEN * whole.height) return [];
    return [{ left: seen.left - air, top: seen.top - air, width: seen.width + 2 * air, height: seen.height + 2 * air }];
  });
}

export const sameBoxes = (a: readonly Box[], b: readonly Box[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Measures again whenever things may have moved, because the board does not report that it was redrawn. */
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
