export interface Spot {
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
 * The spot an arrow key leads to: the nearest one that lies more ahead than aside, else the nearest
 * at all on that side, so that every spot can be reached.
 */
export function rove(from: Spot, spots: readonly Spot[], direction: Direction): Spot | null {
  const [dx, dy] = AHEAD[direction];
  let found: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.name === from.name && spot.x === from.x && spot.y === from.y) continue;
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 1) continue;
    const cost = ahead + 2 * aside + (aside > ahead ? 1000 : 0);
    if (cost < least) {
      least = cost;
      found = spot;
    }
  }
  return found;
}
