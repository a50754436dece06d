import type { Contracts, ContractsNow, Position } from './types.gen';

export type { Position };
export type Phase = Position['phase'];
export type Resource = keyof ContractsNow;

export const RESOURCES: readonly Resource[] = ['tome', 'artwork', 'topaz', 'emerald', 'gold'];
export const isResource = (icon: string): icon is Resource => RESOURCES.some((one) => one === icon);
export const HIDDEN = '?';

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

/** The cards that somebody chose from a neighbour's wallet, where that is known. */
export function takenBy(position: Position, seat: number): readonly string[] {
  const choice = position.phase === 'choose' ? position.choices[seat] : null;
  const groups = groupsOf(position, ownerFor(position, seat));
  return choice === 'group-1' ? (groups?.[0] ?? []) : choice === 'group-2' ? (groups?.[1] ?? []) : [];
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

/** What a scoring token would bring somebody now. */
export const pointsFrom = (position: Position, seat: number, source: string): number =>
  position.standings[seat]?.points[source] ?? 0;

/** The prestige somebody would have if the game ended now: all that the board shows, together. */
export const pointsNow = (position: Position, seat: number): number =>
  Object.values(position.standings[seat]?.points ?? {}).reduce((sum, points) => sum + points, 0);

/** Somebody's contracts of a resource, and what each is worth. */
export const contractsOn = (position: Position, seat: number, resource: Resource): Contracts =>
  position.standings[seat]?.contracts[resource] ?? { count: 0, stars: 0 };
