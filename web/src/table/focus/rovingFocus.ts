export interface FocusTarget {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const AHEAD: Record<Direction, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isDirection(key: string): key is Direction {
  return key in AHEAD;
}

/**
 * Returns the target an arrow key leads to: the nearest one that lies more ahead than aside, else the nearest
 * at all on that side, so that every target can be reached.
 */
export function nextFocus(
  from: FocusTarget,
  targets: readonly FocusTarget[],
  direction: Direction,
): FocusTarget | null {
  const [dx, dy] = AHEAD[direction];
  let found: FocusTarget | null = null;
  let least = Infinity;
  for (const target of targets) {
    if (target.name === from.name && target.x === from.x && target.y === from.y) continue;
    const ahead = (target.x - from.x) * dx + (target.y - from.y) * dy;
    const aside = Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx);
    if (ahead < 1) continue;
    const cost = ahead + 2 * aside + (aside > ahead ? 1000 : 0);
    if (cost < least) {
      least = cost;
      found = target;
    }
  }
  return found;
}
