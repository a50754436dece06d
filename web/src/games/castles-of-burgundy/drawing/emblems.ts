// What monasteries, shields and trade routes show of what they do: a row of small signs.
import { printed } from '../printed.svelte';
import { things } from '../things';

/** What is written as it stands. */
interface Written {
  readonly text: string;
}
const say = (text: string): Written => ({ text });
/** Where the points stand that a monastery brings for each thing it counts. */
const POINTS = say('');
/** Names of symbols, and what is written. */
export type Emblem = readonly (string | Written)[];

/** By number. */
export const MONASTERIES: Readonly<Record<number, Emblem>> = {
  1: ['building', say('='), 'building'],
  2: ['mine', say('+'), 'hand'],
  3: ['goods', say('→'), 'coin', 'coin'],
  4: ['goods', say('+'), 'hand'],
  5: ['ship', 'goods', 'goods'],
  6: ['black', say('←'), 'hand'],
  7: ['livestock', say('+1')],
  8: ['hand', say('±2')],
  9: ['building', say('±1')],
  10: ['ship', 'livestock', say('±1')],
  11: ['castle', 'mine', 'monastery', say('±1')],
  12: ['key', say('±1')],
  13: ['hand', say('+'), 'coin'],
  14: ['hand', say('×4')],
  15: [POINTS, 'goods-purple', 'goods-red', 'goods-turquoise'],
  16: [POINTS, 'warehouse'],
  17: [POINTS, 'watchtower'],
  18: [POINTS, 'carpenter'],
  19: [POINTS, 'church'],
  20: [POINTS, 'market'],
  21: [POINTS, 'boarding-house'],
  22: [POINTS, 'bank'],
  23: [POINTS, 'city-hall'],
  24: [POINTS, 'cow', 'pig', 'sheep'],
  25: [POINTS, 'goods'],
  26: [POINTS, 'bonus'],
  27: ['pawn', 'on-top'],
  28: ['coin', say('→'), 'hand', 'hand'],
  29: [POINTS, 'white-castle'],
};

/** By number. */
export const SHIELDS: Readonly<Record<number, Emblem>> = {
  1: ['livestock', say('='), 'livestock'],
  2: ['pawn', say('+'), 'hand'],
  3: ['hand', say('='), 'coin'],
  4: ['key', say('∞')],
  5: ['ship', 'goods'],
  6: ['monastery', 'pawn'],
  7: ['bonus', say('×2')],
  8: ['mine', say('×2')],
  9: ['goods', say('→'), 'coin'],
  10: ['monastery', say('×2')],
  11: ['castle', say('→'), 'shield-any'],
  12: ['goods', say('×2')],
  13: ['shield-any', say('×2')],
  14: ['hex', say('↓')],
  15: ['black', say('↓')],
  16: ['die-any'],
  17: ['hex', say('+1')],
  18: ['hex', say('…'), 'hex'],
};

/** What a space of a trade route brings. */
export function routeEmblem(bonus: string): Emblem {
  const amount = printed().route_bonuses?.[bonus] ?? 0;
  if (bonus === 'workers') return [say(String(amount)), 'hand'];
  if (bonus === 'silver') return [say(String(amount)), 'coin'];
  if (bonus === 'points') return [say(`+${amount}`)];
  return [bonus === 'action' ? 'castle' : bonus];
}

/** What a monastery shows; its points come from the rules. */
export function monasteryEmblem(number: number): Emblem {
  const what = things.what(`monastery-${number}`);
  const points = what?.type === 'tile' ? what.points : 0;
  return (MONASTERIES[number] ?? []).map((sign) => (sign === POINTS ? say(String(points)) : sign));
}

export interface Sign {
  /** A symbol's name, or null for what is written. */
  readonly symbol: string | null;
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

/** The signs side by side round 0, in a row no wider than `wide` and no higher than `high`. What is written keeps its size, so
 * that it can be read where icons have to be small. */
export function signsOf(
  emblem: Emblem,
  wide: number,
  high: number,
  letter: number,
): { readonly signs: readonly Sign[]; readonly size: number } {
  const written = (sign: Written): number => letter * (0.2 + 0.56 * sign.text.length);
  const icons = emblem.filter((sign) => typeof sign === 'string').length;
  const text = emblem.reduce((sum, sign) => (typeof sign === 'string' ? sum : sum + written(sign)), 0);
  const size = Math.min(high, (wide - text) / Math.max(1, icons));
  let x = -(text + icons * size) / 2;
  const signs = emblem.map((sign) => {
    const width = typeof sign === 'string' ? size : written(sign);
    x += width;
    const [symbol, said] = typeof sign === 'string' ? [sign, ''] : [null, sign.text];
    return { symbol, text: said, x: x - width, width };
  });
  return { signs, size };
}
