// Where a seat's tiles wait before they are placed.
import type { Position } from '../position';
import { printed, storesOf } from '../printed.svelte';

export interface KeyStore {
  /** The thing that stands for the store where one has to be chosen: in a team there are two. */
  readonly side: string | undefined;
  readonly shared: boolean;
  readonly tiles: readonly string[];
  readonly empty: number;
}

export function keyStores(position: Position, seat: number): KeyStore[] {
  const described = printed().key_stores;
  return storesOf(seat).map((store, i) => {
    const tiles = position.keys[store] ?? [];
    return {
      side: described[i]?.pick ?? undefined,
      shared: i > 0,
      tiles,
      empty: Math.max(0, (described[i]?.spaces ?? 0) - tiles.length),
    };
  });
}
