// What the parts of this page show together: the piles under consideration, and which boards are large.
import { iconsOf } from './drawing/cards';
import { isResource } from './position';
import { stepsOn } from './printed.svelte';

export type Pile = 'A' | 'B';

/** How the own hand lies while it is split. */
interface Arrangement {
  /** For each card whether it lies on the right. */
  readonly right: readonly boolean[];
  readonly turned: boolean;
}

class Selection {
  /** The two piles that somebody might take; null while there are none. */
  piles = $state.raw<readonly [readonly string[], readonly string[]] | null>(null);
  /** Whether the player's first pile is the one the rules call the second. */
  turned = $state(false);
  /** Boards of others that were made large. */
  large = $state.raw<ReadonlySet<number>>(new Set());
  /** By the very picks that they led to: how the cards lay, and what was picked before. */
  #arranged = new WeakMap<readonly string[], Arrangement & { readonly before: readonly string[] }>();

  /** Shows these piles until the answer is called; by then others may be shown. */
  consider(piles: readonly [readonly string[], readonly string[]] | null): () => void {
    this.piles = piles;
    return () => {
      if (this.piles === piles) this.piles = null;
    };
  }

  /** A card was moved: from these picks to those. */
  arrange(before: readonly string[], picked: readonly string[], lies: Arrangement): void {
    this.#arranged.set(picked, { ...lies, before });
    this.turned = lies.turned;
  }

  /** For each card whether it lies on the right; null where the picks were not made by moving cards. */
  rightOf(picked: readonly string[]): readonly boolean[] | null {
    return this.#arranged.get(picked)?.right ?? null;
  }

  /** What was picked before the last card was moved. What was laid all at once is taken back at once. */
  takeBack(picked: readonly string[]): readonly string[] {
    const before = this.#arranged.get(picked)?.before ?? [];
    this.turned = this.#arranged.get(before)?.turned ?? false;
    return before;
  }

  toggle(seat: number): void {
    const others = [...this.large].filter((one) => one !== seat);
    this.large = new Set(others.length < this.large.size ? others : [...others, seat]);
  }
}

export const selection = new Selection();

/** Where a pile would move a cube to; `AB` where both lead to the same space. */
export interface Ghost {
  readonly pile: Pile | 'AB';
  readonly at: number;
}

/** Where each pile would move the cubes of somebody's resource tracks, by track. */
export function ghosts(tracks: Readonly<Record<string, number>> | undefined): Map<string, readonly Ghost[]> {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time
  const found = new Map<string, readonly Ghost[]>();
  (['A', 'B'] as const).forEach((pile, i) => {
    for (const { icon, count } of iconsOf(selection.piles?.[i] ?? [])) {
      if (!isResource(icon)) continue;
      const at = stepsOn(icon, tracks?.[icon] ?? 0, count)?.to;
      if (at === undefined) continue;
      const before = found.get(icon) ?? [];
      found.set(icon, before.some((ghost) => ghost.at === at) ? [{ pile: 'AB', at }] : [...before, { pile, at }]);
    }
  });
  return found;
}
