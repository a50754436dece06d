import type { Contracts, ContractsNow, Position, Standing } from './types.gen';

export type { Position };
export type Phase = Position['phase'];
export type Resource = keyof ContractsNow;

/** The resources, by the row of a board that each has here. */
const ROWS: Readonly<Record<Resource, number>> = { tome: 0, artwork: 1, topaz: 2, emerald: 3, gold: 4 };
export const isResource = (icon: string): icon is Resource => Object.hasOwn(ROWS, icon);
export const RESOURCES: readonly Resource[] = Object.keys(ROWS)
  .filter(isResource)
  .sort((a, b) => ROWS[a] - ROWS[b]);
export const HIDDEN = '?';

export function level(position: Position, seat: number, track: string): number {
  return position.tracks[seat]?.[track] ?? 0;
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

/** What the server tells of somebody besides; nothing of a finished game that today's rules cannot read. */
export const standingOf = (position: Position, seat: number): Standing | undefined => position.standings?.[seat];

/** What a scoring token would bring somebody now. */
export const pointsFrom = (position: Position, seat: number, source: string): number =>
  standingOf(position, seat)?.points[source] ?? 0;

/** The prestige somebody would have if the game ended now: all that the board shows, together. */
export const pointsNow = (position: Position, seat: number): number => standingOf(position, seat)?.total ?? 0;

/** Somebody's contracts of a resource, and what each is worth. */
export const contractsOn = (position: Position, seat: number, resource: Resource): Contracts =>
  standingOf(position, seat)?.contracts[resource] ?? { count: 0, stars: 0 };
