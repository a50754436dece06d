/** Where a card goes so that it stands beside what it speaks of, inside the window, over as little as possible. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
const EDGE = 8;
const BAR = 56;

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** `free` is what must not be covered: what is lit, and what has to be touched. */
export function placeCard(lit: readonly Box[], card: Size, view: Size, free: readonly Box[] = []): Box {
  const inside = (left: number, top: number): Box => ({
    left: Math.max(EDGE, Math.min(left, view.width - card.width - EDGE)),
    top: Math.max(BAR, Math.min(top, view.height - card.height - EDGE)),
    ...card,
  });
  const area = around(lit);
  const corners = [inside(view.width, view.height), inside(0, view.height), inside(0, 0), inside(view.width, 0)];
  if (!area) return corners[0] as Box;
  const [x, y] = [area.left + area.width / 2 - card.width / 2, area.top + area.height / 2 - card.height / 2];
  const beside = [
    inside(area.left + area.width + GAP, y),
    inside(area.left - card.width - GAP, y),
    inside(x, area.top - card.height - GAP),
    inside(x, area.top + area.height + GAP),
  ];
  const covers = (box: Box): number => [...lit, ...free].reduce((sum, other) => sum + shared(box, other), 0);
  return [...beside, ...corners].reduce((best, box) => (covers(box) < covers(best) ? box : best));
}
