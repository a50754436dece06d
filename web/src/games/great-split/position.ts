export type Phase = 'prepare' | 'discard' | 'split' | 'choose' | 'resolve' | 'over';
export type Resource = 'tome' | 'artwork' | 'topaz' | 'emerald' | 'gold';
export type SealTrack = `${Resource}-seal`;

export const RESOURCES: readonly Resource[] = ['tome', 'artwork', 'topaz', 'emerald', 'gold'];
export const HIDDEN = '?';

/** What a seat sees of a game, as the rules write it. Hidden cards are "?". */
export interface Position {
  readonly game: 'great-split';
  readonly seat: number | null;
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly limit: number | null;
  readonly deciding: readonly number[];
  readonly scores: readonly number[];
  readonly characters: readonly string[];
  readonly tracks: readonly Readonly<Record<string, number>>[];
  readonly gauge: number;
  readonly market: readonly (number | typeof HIDDEN)[];
  readonly scoring: readonly (readonly string[])[];
  readonly hands: readonly (readonly string[])[];
  /** The slots of the second group; null before it is made, "?" where it is not known. */
  readonly splits: readonly (readonly number[] | typeof HIDDEN | null)[];
  readonly choices: readonly (string | null)[];
  readonly used: readonly (readonly string[])[];
  readonly sold: readonly (readonly string[])[];
  readonly splitters: readonly boolean[];
  readonly pending: readonly (readonly { readonly what: string; readonly count: number }[])[];
}

export function level(position: Position, seat: number, track: string): number {
  return position.tracks[seat]?.[track] ?? 0;
}

/** Who chooses from this seat's wallet: the neighbour on the left. */
export function chooserOf(position: Position, seat: number): number {
  return (seat + 1) % position.scores.length;
}

/** Whose wallet this seat chooses from: the neighbour on the right. */
export function ownerFor(position: Position, seat: number): number {
  return (seat + position.scores.length - 1) % position.scores.length;
}

/** Next to the viewer, on either side. */
export function isNeighbour(position: Position, seat: number): boolean {
  const own = position.seat ?? 0;
  return seat === chooserOf(position, own) || seat === ownerFor(position, own);
}

/** The cards of a hand in its two groups, where the split is known. */
export function groupsOf(position: Position, owner: number): readonly [readonly string[], readonly string[]] | null {
  const second = position.splits[owner];
  if (!second || second === HIDDEN) return null;
  const hand = position.hands[owner] ?? [];
  return [hand.filter((_, slot) => !second.includes(slot)), hand.filter((_, slot) => second.includes(slot))];
}

/** The hand with what became of each card this round; equal cards are used and sold from the left. */
export function handOf(
  position: Position,
  seat: number,
): { readonly name: string; readonly done: 'used' | 'sold' | null }[] {
  const used = [...(position.used[seat] ?? [])];
  const sold = [...(position.sold[seat] ?? [])];
  const take = (from: string[], name: string): boolean => {
    const at = from.indexOf(name);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  return (position.hands[seat] ?? []).map((name) => ({
    name,
    done: take(used, name) ? 'used' : take(sold, name) ? 'sold' : null,
  }));
}
