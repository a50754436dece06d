// Lays out the depots: a rosette of six plates round the black one, boxes where a rosette has too little room for all tiles, and
// larger boxes for touch on a small screen. Coordinates are in units of the layout's own width.
import { hexWidth, type Point } from '../drawing/geometry';

export interface Plate extends Point {
  /** Path round the plate's middle; all further coordinates are relative to it. */
  readonly outline: string;
  readonly tiles: readonly Point[];
  readonly radius: number;
  /** The middle of the line with the die and the price. */
  readonly head: Point;
  /** Whether the line starts at `head` instead of being centred on it. */
  readonly left: boolean;
  /** The middle of the line of goods; if they are stacked, the middle of the lowest one. */
  readonly shelf: Point;
  /** The room for the line or stack of goods. */
  readonly room: number;
  readonly upright: boolean;
  readonly shields: readonly Point[];
}

export interface Layout {
  readonly width: number;
  readonly high: number;
  readonly plates: readonly Plate[];
  readonly black: Plate;
  readonly inns: Point & { readonly radius: number; readonly below: boolean };
  /** The size of dice and goods, then of shields. */
  readonly small: number;
  readonly shield: number;
  /** The size of a shield's touch target; 0 if it is as large as the shield. */
  readonly reach: number;
}

export interface Amounts {
  /** The number of spaces of each depot, and of the black one. */
  readonly spaces: number;
  readonly black: number;
  readonly shields: boolean;
  readonly inns: boolean;
}

/**
 * Arranges hexes in one or two rows, as large as the room and `most` allow. Rows of equal length are shifted by up to half a
 * hex.
 */
export function packed(
  count: number,
  width: number,
  high: number,
  most: number,
): { readonly radius: number; readonly tiles: readonly Point[] } {
  const ways = [1, 2].flatMap((rows) => {
    const first = Math.ceil(count / rows);
    const rest = count - first;
    if (rows === 2 && rest < first - 1) return [];
    const even = rows === 2 && rest === first;
    return (even ? [0.5, 0.4, 0.3, 0.2] : [0.5]).map((shift) => {
      const aside = even ? shift : 0;
      const radius = Math.min(most, width / hexWidth(first + aside), high / (2 + (rows - 1) * (2 - shift)));
      const lengths = rows === 1 ? [first] : [first, rest];
      const tiles = lengths.flatMap((length, row) =>
        Array.from({ length }, (_, i) => ({
          x: hexWidth(radius) * (i - (length - 1) / 2 + (row - 0.5) * aside),
          y: (row - (rows - 1) / 2) * (2 - shift) * radius,
        })),
      );
      return { radius, tiles };
    });
  });
  return ways.reduce((best, way) => (way.radius > best.radius + 0.5 ? way : best));
}

const lowered = (tiles: readonly Point[], dx: number, dy: number): Point[] =>
  tiles.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
const box = (width: number, high: number, rx = 12): string =>
  `M${-width / 2 + rx} ${-high / 2}h${width - 2 * rx}a${rx} ${rx} 0 0 1 ${rx} ${rx}v${high - 2 * rx}a${rx} ${rx} 0 0 1 ${-rx} ${rx}` +
  `h${2 * rx - width}a${rx} ${rx} 0 0 1 ${-rx} ${-rx}v${2 * rx - high}a${rx} ${rx} 0 0 1 ${rx} ${-rx}z`;
const hexagon = (width: number, high: number): string =>
  `M${-width / 2} 0L${-width / 4} ${-high / 2}H${width / 4}L${width / 2} 0L${width / 4} ${high / 2}H${-width / 4}z`;

const WIDTH = 520;
const LINE = 30;

/** Six hexagons round a seventh, as high as the room allows. */
export function rosette(high: number, { spaces, black }: Amounts): Layout {
  const [width, plate] = [WIDTH / 2.5, Math.min(high / 3, 176) - 2];
  const outline = hexagon(width - 4, plate - 2);
  const { radius, tiles } = packed(spaces, width * 0.86, plate - 2 * LINE - 6, 44);
  const own = packed(black, width * 0.76, plate - LINE - 8, 36);
  const plates = [0, 1, 2, 3, 4, 5].map((i): Plate => {
    const turn = ((i * 60 - 90) * Math.PI) / 180;
    return {
      x: (Math.cos(turn) * width * 0.75) / Math.cos(Math.PI / 6),
      y: Math.sin(turn) * plate,
      outline,
      tiles,
      radius,
      head: { x: 0, y: -plate / 2 + 18 },
      left: false,
      shelf: { x: 0, y: plate / 2 - 19 },
      room: width / 2 + 8,
      upright: false,
      shields: [],
    };
  });
  return {
    width: WIDTH,
    high: 3 * plate + 6,
    plates,
    black: {
      x: 0,
      y: 0,
      outline,
      tiles: lowered(own.tiles, 0, 10),
      radius: own.radius,
      head: { x: 0, y: -plate / 2 + 17 },
      left: false,
      shelf: { x: 0, y: 0 },
      room: 0,
      upright: false,
      shields: [],
    },
    inns: { x: -WIDTH / 2 + 34, y: 1.5 * plate - 40, radius: 29, below: false },
    small: 26,
    shield: 36,
    reach: 0,
  };
}

const GAP = 8;
/** Clockwise from the top, as on the printed board: six, one, two above the black depot; five, four, three below. */
const RING = [1, 2, 5, 4, 3, 0];

/** Width of a column for goods, with shields above them. */
const COLUMN = 34;

/** Boxes round the black depot, for more tiles and shields. Goods lie below or beside the tiles, and black tiles in one row or two,
 * whichever makes tiles largest. */
export function ring(high: number, amounts: Amounts): Layout {
  const { spaces, black, inns } = amounts;
  const width = (WIDTH - 2 * GAP) / 3;
  const aside = inns ? 62 : 0;
  /** A larger radius would make two tiles overlap the shields. */
  const most = amounts.shields ? 36.5 : 42;
  const ways = [66, 74, 82, 104, 118, 132].flatMap((middle) =>
    [false, true].map((beside) => {
      const plate = (high - middle - 2 * GAP) / 2;
      const shelf = beside ? 4 : 34;
      const room = beside ? width - COLUMN - 8 : width - 10;
      const own = packed(black, WIDTH - aside - 58, middle - 8, 40);
      const depot = packed(spaces, room, plate - LINE - shelf - 6, most);
      return { middle, beside, plate, shelf, own, depot, least: Math.min(depot.radius, own.radius * 1.08) };
    }),
  );
  // Prefers one row of black tiles unless two rows make tiles clearly larger, or larger at all where there is little height.
  const better = high > 470 ? 1 : 1.08;
  const { middle, beside, plate, shelf, own, depot } = ways.reduce((best, way) =>
    way.least > best.least * (way.middle > 90 && best.middle < 90 ? better : 1) ? way : best,
  );
  const { radius, tiles } = depot;
  const outline = box(width, plate);
  const top = -high / 2;
  const left = Math.min(...tiles.map(({ x }) => x)) - hexWidth(radius) / 2;
  const plates = RING.map((place): Plate => ({
    x: ((place % 3) - 1) * (width + GAP),
    y: place < 3 ? top + plate / 2 : -top - plate / 2,
    outline,
    // To the left: goods and shields have their place at the right.
    tiles: lowered(tiles, beside || amounts.shields ? 5 - width / 2 - left : 0, (LINE - shelf) / 2 + 1),
    radius,
    head: { x: -width / 2 + 6, y: -plate / 2 + 18 },
    left: true,
    shelf: beside ? { x: width / 2 - 19, y: plate / 2 - 19 } : { x: 0, y: plate / 2 - shelf / 2 - 2 },
    room: beside ? plate - (amounts.shields ? 100 : LINE + 4) : width - 16,
    upright: beside,
    shields: [0, 1].map((i) => ({ x: width / 2 - 14, y: -plate / 2 + 24 + i * 46 })),
  }));
  const wide = WIDTH - aside;
  return {
    width: WIDTH,
    high,
    plates,
    black: {
      x: -aside / 2,
      y: 0,
      outline: box(wide, middle),
      tiles: lowered(own.tiles, 25, 0),
      radius: own.radius,
      head: { x: -wide / 2 + 3, y: 0 },
      left: true,
      shelf: { x: 0, y: 0 },
      room: 0,
      upright: false,
      shields: [],
    },
    inns: { x: WIDTH / 2 - 27, y: -8, radius: 32, below: true },
    small: high > 470 ? 29 : 26,
    shield: 38,
    reach: 0,
  };
}

/** In their order, for a finger; shields hang below the goods. */
export function stalls({ spaces, black, shields, inns }: Amounts): Layout {
  const [all, width, finger] = [376, 120, 52];
  const hanging = shields ? finger : 0;
  const plate = 166 + hanging;
  const { radius, tiles } = packed(spaces, width - 4, 112, 33);
  const outline = box(width, plate, 14);
  const low = black > 6 ? 132 : 92;
  const own = packed(black, black > 6 ? 290 : all - 14, low - (black > 6 ? 8 : 32), 30);
  const high = 2 * plate + low + 20 + (inns ? 66 : 0);
  const plates = [0, 1, 2, 3, 4, 5].map((i): Plate => ({
    x: ((i % 3) - 1) * 125,
    y: Math.floor(i / 3) * (plate + 8) + plate / 2 + 2 - high / 2,
    outline,
    tiles: lowered(tiles, 0, 2 - hanging / 2),
    radius,
    head: { x: 0, y: -plate / 2 + 17 },
    left: false,
    shelf: { x: 0, y: plate / 2 - 16 - hanging },
    room: width - 12,
    upright: false,
    shields: [0, 1].map((n) => ({ x: (n - 0.5) * finger, y: plate / 2 - finger / 2 + 2 })),
  }));
  return {
    width: all,
    high,
    plates,
    black: {
      x: 0,
      y: 2 * plate + 16 + low / 2 - high / 2,
      outline: box(all - 8, low, 14),
      tiles: lowered(own.tiles, black > 6 ? 28 : 0, black > 6 ? 0 : 10),
      radius: own.radius,
      head: black > 6 ? { x: 12 - all / 2, y: 0 } : { x: 0, y: 16 - low / 2 },
      left: black > 6,
      shelf: { x: 0, y: 0 },
      room: 0,
      upright: false,
      shields: [],
    },
    inns: { x: 34 - all / 2, y: high / 2 - 30, radius: 27, below: false },
    small: 26,
    shield: 36,
    reach: finger,
  };
}
