// What monasteries, shields and trade routes show of what they do: a row of small signs, as the rules describe it.
import { printed } from '../printed.svelte';
import type { Sign } from '../types.gen';

/** Names of symbols, and what is written. */
export type Emblem = readonly Sign[];

/** What a space of a trade route brings. */
export const routeEmblem = (bonus: string): Emblem => printed().route_signs?.[bonus] ?? [];

export interface PlacedSign {
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
): { readonly signs: readonly PlacedSign[]; readonly size: number } {
  const written = ({ text }: Sign): number => letter * (0.2 + 0.56 * text.length);
  const icons = emblem.filter(({ symbol }) => symbol !== null).length;
  const text = emblem.reduce((sum, sign) => (sign.symbol === null ? sum + written(sign) : sum), 0);
  const size = Math.min(high, (wide - text) / Math.max(1, icons));
  let x = -(text + icons * size) / 2;
  const signs = emblem.map((sign) => {
    const width = sign.symbol === null ? written(sign) : size;
    x += width;
    return { ...sign, x: x - width, width };
  });
  return { signs, size };
}
