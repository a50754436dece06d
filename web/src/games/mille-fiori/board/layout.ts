import data from './layout.json';
import { polygon, rhombus } from '../../../parts/drawing/colour';
import type { Area, BonusArea } from '../position';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly rot?: number;
}
type Frame = readonly [number, number, number, number];
interface Title {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: string;
}

/** The parts of the board that have a place here; the types of what is drawn in them say that none is missing. */
const REGIONS = Object.keys(data.frames) as (keyof typeof data.frames)[];
export const AREAS: readonly Area[] = REGIONS.filter((region) => region !== 'sea');
export const BONUS_AREAS: readonly BonusArea[] = Object.keys(data.bonuses) as (keyof typeof data.bonuses)[];

export const WIDTH = data.size[0] as number;
export const HEIGHT = data.size[1] as number;
export const spaceSpots: Readonly<Record<string, Spot>> = data.spaces;
export const islands: Readonly<Record<Area, string>> = data.islands;
export const titles: Readonly<Record<Area, Title>> = data.titles;
export const hints: Readonly<Partial<Record<Area, { x: number; y: number }>>> = data.hints;
const frame = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Frame => [x, y, width, height];
export const frames: Readonly<Record<Area | 'sea', Frame>> = {
  workshops: frame(data.frames.workshops),
  residences: frame(data.frames.residences),
  nobles: frame(data.frames.nobles),
  commoners: frame(data.frames.commoners),
  trade: frame(data.frames.trade),
  harbor: frame(data.frames.harbor),
  sea: frame(data.frames.sea),
};
export const golds: readonly { id: string; x: number; y: number }[] = data.gold;
export const clusters: Readonly<Record<BonusArea, { x: number; y: number; a: number; b: number }>> = data.bonuses;
export const seaSpots: readonly Spot[] = data.sea;
export const lanes: readonly number[] = data.lanes;
export const rosettes = data.rosettes as readonly { x: number; y: number; r: number; area: Area }[];

/** Arrangement of a bonus cluster: the best on top, then left, right, below. */
export const CLUSTER: readonly (readonly [number, number])[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

export function kindIcon(kind: string): string {
  return kind === 'residence' ? 'house' : kind === 'harbor' ? 'boat' : kind;
}

/** Outline of a space round its own centre. */
export function outline({ area, rot = 0 }: { readonly area: Area; readonly rot?: number }): string {
  switch (area) {
    case 'workshops': {
      const [a, b, c] = [25.7, 13, 34.8];
      return polygon([
        [0, -c],
        [a, -b],
        [a, b],
        [0, c],
        [-a, b],
        [-a, -b],
      ]);
    }
    case 'nobles':
    case 'commoners':
      return rhombus(0, 0, 22.4, 29.2);
    case 'residences': {
      const [w, h] = rot < 20 ? [42, 48] : rot === 90 ? [37, 50] : [38, 46];
      return box(w, h, 9);
    }
    case 'trade':
      return box(43, 49, 9);
    case 'harbor':
      return 'M-21.5-20q0-4.5 4.5-4.5h34q4.5 0 4.5 4.5V6q0 18.5-21.5 18.5T-21.5 6z';
  }
}

/** A box with round corners, round its own centre. */
export function box(w: number, h: number, r: number): string {
  const [x, y] = [w / 2, h / 2];
  return `M${-x + r} ${-y}H${x - r}q${r} 0 ${r} ${r}V${y - r}q0 ${r} ${-r} ${r}H${-x + r}q${-r} 0 ${-r} ${-r}V${-y + r}q0 ${-r} ${r} ${-r}z`;
}

/** Where a ship floats: in its lane of the bay, or above its space, side by side with others there. */
export function shipSpot(seat: number, ships: readonly number[]): { x: number; y: number; scale?: number } {
  const at = ships[seat] ?? 0;
  if (at === 0) return { x: lanes[seat] ?? 71, y: 604 };
  const here = ships.flatMap((pos, other) => (pos === at ? [other] : []));
  const shift = (here.indexOf(seat) - (here.length - 1) / 2) * 16;
  const disc = seaSpots[at] ?? { x: 0, y: 0 };
  // The last space lies right under a residence; small ships fit between the two.
  if (at === seaSpots.length - 1) return { x: disc.x + shift * 0.8, y: disc.y - 24, scale: 0.68 };
  return at === 1 ? { x: disc.x + 4 + shift * 0.4, y: disc.y - 12 } : { x: disc.x + shift, y: disc.y - 30 };
}
