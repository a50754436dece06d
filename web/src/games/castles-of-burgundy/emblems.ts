// What monasteries, shields and trade routes show of what they do: a row of small signs.

/** Names of symbols; anything else is written as it stands. */
export type Emblem = readonly string[];

/** By number. */
export const MONASTERIES: Readonly<Record<number, Emblem>> = {
  1: ['building', '=', 'building'],
  2: ['mine', '+', 'hand'],
  3: ['goods', '→', 'coin', 'coin'],
  4: ['goods', '+', 'hand'],
  5: ['ship', 'goods', 'goods'],
  6: ['black', '←', 'hand'],
  7: ['livestock', '+1'],
  8: ['hand', '±2'],
  9: ['building', '±1'],
  10: ['ship', 'livestock', '±1'],
  11: ['castle', 'mine', 'monastery', '±1'],
  12: ['key', '±1'],
  13: ['hand', '+', 'coin'],
  14: ['hand', '×4'],
  15: ['2', 'goods-purple', 'goods-red', 'goods-turquoise'],
  16: ['4', 'warehouse'],
  17: ['4', 'watchtower'],
  18: ['4', 'carpenter'],
  19: ['4', 'church'],
  20: ['4', 'market'],
  21: ['4', 'boarding-house'],
  22: ['4', 'bank'],
  23: ['4', 'city-hall'],
  24: ['4', 'cow', 'pig', 'sheep'],
  25: ['1', 'goods'],
  26: ['3', 'bonus'],
  27: ['pawn', 'on-top'],
  28: ['coin', '→', 'hand', 'hand'],
  29: ['4', 'white-castle'],
};

/** By number. */
export const SHIELDS: Readonly<Record<number, Emblem>> = {
  1: ['livestock', '=', 'livestock'],
  2: ['pawn', '+', 'hand'],
  3: ['hand', '=', 'coin'],
  4: ['key', '∞'],
  5: ['ship', 'goods'],
  6: ['monastery', 'pawn'],
  7: ['bonus', '×2'],
  8: ['mine', '×2'],
  9: ['goods', '→', 'coin'],
  10: ['monastery', '×2'],
  11: ['castle', '→', 'shield-any'],
  12: ['goods', '×2'],
  13: ['shield-any', '×2'],
  14: ['hex', '↓'],
  15: ['black', '↓'],
  16: ['die-any'],
  17: ['hex', '+1'],
  18: ['hex', '…', 'hex'],
};

/** What a space of a trade route brings. */
export const ROUTE_BONUSES: Readonly<Record<string, Emblem>> = {
  workers: ['4', 'hand'],
  silver: ['2', 'coin'],
  points: ['+4'],
  action: ['castle'],
};
export const routeEmblem = (bonus: string): Emblem => ROUTE_BONUSES[bonus] ?? [bonus];

const WORDS = /^[a-z]/;
export interface Sign {
  /** A symbol's name, or null for what is written. */
  readonly symbol: string | null;
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

/** The signs side by side round 0, in a row no wider than `wide` and no higher than `high`. */
export function signsOf(
  emblem: Emblem,
  wide: number,
  high: number,
): { readonly signs: readonly Sign[]; readonly size: number } {
  const share = (sign: string): number => (WORDS.test(sign) ? 1 : 0.2 + 0.36 * sign.length);
  const all = emblem.reduce((sum, sign) => sum + share(sign), 0);
  const size = Math.min(high, wide / all);
  let x = (-all * size) / 2;
  const signs = emblem.map((sign) => {
    const width = share(sign) * size;
    x += width;
    return { symbol: WORDS.test(sign) ? sign : null, text: sign, x: x - width, width };
  });
  return { signs, size };
}
