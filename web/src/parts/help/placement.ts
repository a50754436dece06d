/** Places cards beside the things they explain, inside the window, over as little as possible. */

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
const STEP = 12;
/** The cost of covering any part of a thing. */
const TOUCHED = 0.1;

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const sizeOf = ({ width, height }: Size): number => width * height;

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

const touch = (a: Box, b: Box): boolean =>
  a.left <= b.left + b.width + GAP &&
  b.left <= a.left + a.width + GAP &&
  a.top <= b.top + b.height + GAP &&
  b.top <= a.top + a.height + GAP;

/** The least share of a merged box that its things must cover, so that it does not surround other things. */
const FILLED = 0.4;

/** One box for things that lie side by side: a row of spaces, a hand. Rows that meet at a corner have a box each. */
export function merged(boxes: readonly Box[]): Box[] {
  let groups = boxes.map((box) => ({ box, own: sizeOf(box) }));
  for (let again = true; again;) {
    again = false;
    const found: typeof groups = [];
    for (const group of groups) {
      const near = found.find((other) => {
        const both = around([other.box, group.box]) as Box;
        return touch(other.box, group.box) && other.own + group.own >= FILLED * sizeOf(both);
      });
      if (near) {
        near.box = around([near.box, group.box]) as Box;
        near.own += group.own;
        again = true;
      } else found.push({ ...group });
    }
    groups = found;
  }
  return groups.map(({ box }) => box);
}

/** How far apart two boxes are; 0 where they touch. */
function apart(a: Box, b: Box): number {
  const wide = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const high = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(wide, high);
}

/**
 * Chooses a place that covers no lit thing if possible; then as little as possible of the `free` elements, which must stay
 * touchable; then the nearest.
 */
export function placeCard(lit: readonly Box[], card: Size, view: Size, free: readonly Box[] = []): Box {
  const inside = (left: number, top: number): Box => ({
    left: Math.max(EDGE, Math.min(left, view.width - card.width - EDGE)),
    top: Math.max(BAR, Math.min(top, view.height - card.height - EDGE)),
    ...card,
  });
  const corners = [inside(view.width, view.height), inside(0, view.height), inside(0, 0), inside(view.width, 0)];
  const area = around(lit);
  if (!area) return corners[0] as Box;

  const beside = ({ left, top, width, height }: Box): Box[] => {
    const [x, y] = [left + width / 2 - card.width / 2, top + height / 2 - card.height / 2];
    return [
      inside(left + width + GAP, y),
      inside(left - card.width - GAP, y),
      inside(x, top - card.height - GAP),
      inside(x, top + height + GAP),
    ];
  };
  // If something must be covered, rather a part of the board than a button, and of one thing rather than of two.
  const hides = (box: Box, others: readonly Box[]): number =>
    others.reduce((sum, other) => {
      const covered = shared(box, other) / sizeOf(other);
      return covered > 0 ? sum + covered + TOUCHED : sum;
    }, 0);
  const cost = (box: Box): number => hides(box, lit) * 1e8 + hides(box, free) * 1e4 + apart(box, area);
  const best = (places: readonly Box[]): Box => places.reduce((one, box) => (cost(box) < cost(one) ? box : one));

  const found = best([...[area, ...lit].flatMap(beside), ...corners]);
  if (hides(found, [...lit, ...free]) === 0) return found;
  return best([found, ...everywhere(view, card).map(([left, top]) => inside(left, top))]);
}

function everywhere(view: Size, card: Size): [left: number, top: number][] {
  const steps = (length: number): number[] => Array.from({ length: Math.ceil(length / STEP) + 1 }, (_, i) => i * STEP);
  return steps(view.width - card.width).flatMap((left) =>
    steps(view.height - card.height).map((top): [number, number] => [left, top]),
  );
}

const TIP_GAP = 12;

/** Where a tip goes: above what it explains, or on another side of it, wherever it covers least of what must stay free. */
export function placeTip(of: Box, tip: Size, view: Size, free: readonly Box[] = []): Box {
  const inside = (left: number, top: number): Box => ({
    left: Math.max(EDGE, Math.min(left, view.width - tip.width - EDGE)),
    top: Math.max(EDGE, Math.min(top, view.height - tip.height - EDGE)),
    ...tip,
  });
  const [x, y] = [of.left + of.width / 2 - tip.width / 2, of.top + of.height / 2 - tip.height / 2];
  const places = [
    inside(x, of.top - tip.height - TIP_GAP),
    inside(x, of.top + of.height + TIP_GAP),
    inside(of.left + of.width + TIP_GAP, y),
    inside(of.left - tip.width - TIP_GAP, y),
  ];
  const covers = (box: Box): number => [of, ...free].reduce((sum, other) => sum + shared(box, other), 0);
  return places.reduce((best, box) => (covers(box) < covers(best) ? box : best));
}
