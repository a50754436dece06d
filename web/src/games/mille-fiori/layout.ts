import data from './layout.json';
import { polygon, rhombus } from '../../parts/colour';
import type { Area, BonusArea } from './position';

export interface Space {
  readonly area: Area;
  readonly x: number;
  readonly y: number;
  readonly symbol?: string;
  readonly value?: number;
  readonly row?: number;
  readonly rot?: number;
  readonly supports?: readonly string[];
}
export interface SeaSpace {
  readonly x: number;
  readonly y: number;
  readonly points: number;
  readonly extra: boolean;
}
type Frame = readonly [number, number, number, number];
interface Title {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: string;
}

export const AREAS: readonly Area[] = ['workshops', 'residences', 'nobles', 'commoners', 'trade', 'harbor'];
export const BONUS_AREAS: readonly BonusArea[] = ['workshops', 'residences', 'nobles', 'commoners', 'trade'];

export const WIDTH = data.size[0] as number;
export const HEIGHT = data.size[1] as number;
export const spaces: Readonly<Record<string, Space>> = data.spaces as Record<string, Space>;
export const spaceList: readonly (readonly [string, Space])[] = Object.entries(spaces);
export const islands: Readonly<Record<Area, string>> = data.islands;
export const titles: Readonly<Record<Area, Title>> = data.titles;
export const hints: Readonly<Partial<Record<Area, { x: number; y: number }>>> = data.hints;
export const frames = data.frames as unknown as Readonly<Record<Area | 'sea', Frame>>;
export const golds: readonly { id: string; x: number; y: number; spaces: readonly string[] }[] = data.gold;
export const clusters: Readonly<Record<BonusArea, { x: number; y: number; a: number; b: number }>> = data.bonuses;
export const bonusValues: readonly number[] = data.bonusValues;
export const fleetWorth: readonly number[] = data.fleet;
export const sea: readonly SeaSpace[] = data.sea;
export const lanes: readonly number[] = data.lanes;
export const rosettes = data.rosettes as unknown as readonly (readonly [number, number, number, Area])[];
export const symbols: Readonly<Record<'workshops' | 'nobles' | 'commoners' | 'trade', readonly string[]>> =
  data.symbols;
export const values: readonly number[] = data.values;

/** Printed arrangement of a bonus cluster: 20 on top, 15 left, 10 right, 5 below. */
export const CLUSTER: readonly (readonly [number, number])[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

const AREA_OF_SYMBOL: Readonly<Record<string, Area>> = Object.fromEntries([
  ...Object.entries(symbols).flatMap(([area, list]) => list.map((symbol) => [symbol, area])),
  ['residence', 'residences'],
  ['harbor', 'harbor'],
]) as Record<string, Area>;

/** Kinds of card in the order they are laid out. */
export const KINDS: readonly string[] = [
  ...symbols.workshops,
  'residence',
  ...symbols.nobles,
  ...symbols.commoners,
  ...symbols.trade,
  'harbor',
];

export interface CardName {
  readonly kind: string;
  readonly wheel: number;
  readonly area: Area;
}

/** `quartz-3` taken apart; null for a hidden card. */
export function readCard(name: string): CardName | null {
  const at = name.lastIndexOf('-');
  const kind = name.slice(0, at);
  const area = AREA_OF_SYMBOL[kind];
  return area ? { kind, wheel: Number(name.slice(at + 1)), area } : null;
}

export function kindIcon(kind: string): string {
  return kind === 'residence' ? 'house' : kind === 'harbor' ? 'boat' : kind;
}

export function inDisplayOrder(cards: readonly string[]): string[] {
  const rank = (name: string): number => {
    const card = readCard(name);
    return card ? KINDS.indexOf(card.kind) * 10 + card.wheel : 999;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** Outline of a space round its own centre. */
export function outline({ area, rot = 0 }: Space): string {
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
  const disc = sea[at] as SeaSpace;
  // The last space lies right under a residence; small ships fit between the two.
  if (at === sea.length - 1) return { x: disc.x + shift * 0.8, y: disc.y - 24, scale: 0.68 };
  return at === 1 ? { x: disc.x + 4 + shift * 0.4, y: disc.y - 12 } : { x: disc.x + shift, y: disc.y - 30 };
}

/** The part of the board a thing lies in, for zooming on a small screen. */
export function regionOf(thing: string): Area | 'sea' | null {
  if (thing === 'ship' || thing.startsWith('sea-')) return 'sea';
  return spaces[thing]?.area ?? null;
}

export function spotOf(thing: string, own: number, ships: readonly number[]): { x: number; y: number } | null {
  if (thing === 'ship') return shipSpot(own, ships);
  if (thing.startsWith('sea-')) return sea[Number(thing.slice(4))] ?? null;
  return spaces[thing] ?? null;
}
