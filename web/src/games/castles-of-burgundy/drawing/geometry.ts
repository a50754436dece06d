// Hexes stand on a point; a land's hexes lie by their axial coordinates, which name them: "0,-3".
import type { PrintedHex } from '../printed.svelte';

export const RADIUS = 50;
const WIDTH = Math.sqrt(3) / 2;
/** From side to side of a hex. */
export const hexWidth = (r: number): number => 2 * r * WIDTH;

/** A space of a trade route. */
export const ROUTE_SPACE = 42;
export const ROUTE_HIGH = 64;

export interface HexSpot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly hex: PrintedHex;
}

export function hexPoints(r: number, x = 0, y = 0): string {
  const s = r * WIDTH;
  return [
    [0, -r],
    [s, -r / 2],
    [s, r / 2],
    [0, r],
    [-s, r / 2],
    [-s, -r / 2],
  ]
    .map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`)
    .join(' ');
}

const centre = (q: number, r: number): readonly [number, number] => [
  RADIUS * 2 * WIDTH * (q + r / 2),
  RADIUS * 1.5 * r,
];

export function spotsOf(hexes: Readonly<Record<string, PrintedHex>>): HexSpot[] {
  return Object.entries(hexes).map(([name, hex]) => {
    const [x, y] = centre(hex.q, hex.r);
    return { name, x, y, hex };
  });
}

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

export type Point = { readonly x: number; readonly y: number };

/** The smallest box round all hexes, with a margin, and round what stands outside. */
export function boxOf(
  spots: readonly HexSpot[],
  margin: number,
  outside: readonly Point[] = [],
  reach = margin,
): ViewBox {
  const xs = spots.map((spot) => spot.x);
  const ys = spots.map((spot) => spot.y);
  const [left, right] = [Math.min(...xs) - RADIUS * WIDTH - margin, Math.max(...xs) + RADIUS * WIDTH + margin];
  const [top, bottom] = [Math.min(...ys) - RADIUS - margin, Math.max(...ys) + RADIUS + margin];
  const far = outside.map(({ x, y }) => [x - reach, x + reach, y - reach, y + reach] as const);
  const [x, y] = [Math.min(left, ...far.map((one) => one[0])), Math.min(top, ...far.map((one) => one[2]))];
  return [x, y, Math.max(right, ...far.map((one) => one[1])) - x, Math.max(bottom, ...far.map((one) => one[3])) - y];
}

/** How far the coast of a land reaches: all round it, and less where there is little room. */
export const COAST = { wide: 24, slim: 12 } as const;
/** A border post, from its middle. */
export const POST_SIZE = 25;
/** A whole land with its coast and border posts. */
export const landBox = (spots: readonly HexSpot[], posts: readonly Point[], coast: number): ViewBox =>
  boxOf(spots, coast + 2, posts, Math.max(POST_SIZE, coast + 2));

/** Rivers from land to land, each with a bend, as paths from hex to hex. */
export function riverPaths(spots: readonly HexSpot[], rivers: readonly (readonly [string, string])[]): string[] {
  const at = new Map(spots.map((spot) => [spot.name, spot]));
  return rivers.flatMap(([from, to], i) => {
    const [a, b] = [at.get(from), at.get(to)];
    if (!a || !b) return [];
    const bend = i % 2 ? 0.12 : -0.12;
    const [x, y] = [(a.x + b.x) / 2 + (b.y - a.y) * bend, (a.y + b.y) / 2 - (b.x - a.x) * bend];
    return [`M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`];
  });
}

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** The names of the six hexes round one, some of which may be sea. */
const around = ({ q, r }: PrintedHex): string[] => AROUND.map(([dq, dr]) => `${q + dq},${r + dr}`);

/** The hexes along the coast and the posts as one shape, each as large as told. */
export function shoreShape(spots: readonly HexSpot[], posts: readonly Point[], hex: number, post: number): string {
  const names = new Set(spots.map((spot) => spot.name));
  const shore = spots.filter(({ hex }) => around(hex).some((name) => !names.has(name)));
  const circle = ({ x, y }: Point): string =>
    `M${x - post} ${y}a${post} ${post} 0 1 1 ${2 * post} 0a${post} ${post} 0 1 1 ${-2 * post} 0z`;
  return [...shore.map(({ x, y }) => `M${hexPoints(hex, x, y)}z`), ...posts.map(circle)].join('');
}

/** The lines between areas and along the coast, as one path. */
export function bordersOf(hexes: Readonly<Record<string, PrintedHex>>): string {
  const corner = (i: number): readonly [number, number] => [
    Math.cos(((60 * i - 30) * Math.PI) / 180) * RADIUS,
    Math.sin(((60 * i - 30) * Math.PI) / 180) * RADIUS,
  ];
  const lines: string[] = [];
  for (const hex of Object.values(hexes)) {
    const [x, y] = centre(hex.q, hex.r);
    around(hex).forEach((name, i) => {
      const other = hexes[name];
      if (other && (other.area === hex.area || i > 2)) return;
      const [a, b] = [corner(i), corner(i + 1)];
      lines.push(
        `M${(x + a[0]).toFixed(1)} ${(y + a[1]).toFixed(1)}L${(x + b[0]).toFixed(1)} ${(y + b[1]).toFixed(1)}`,
      );
    });
  }
  return lines.join('');
}
