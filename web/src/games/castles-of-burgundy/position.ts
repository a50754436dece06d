export const KINDS = ['castle', 'mine', 'monastery', 'ship', 'livestock', 'building'] as const;
export type Kind = (typeof KINDS)[number];
export type Counts = Readonly<Record<string, number>>;

/** A decision that waits, as the rules write it; the last one of the list is asked first. */
export interface Pending {
  readonly seat: number;
  readonly step: string;
  readonly tile?: string;
  readonly source?: string;
  readonly effect?: string;
  readonly held?: string;
}

export interface Route {
  readonly tiles: readonly string[];
  /** The colours laid on it, from the left. */
  readonly goods: readonly string[];
}

/** What a seat sees of a game, as the rules write it. Hidden things are "?". Lands and seats differ in the team game. */
export interface Position {
  readonly game: 'castles-of-burgundy';
  readonly seat: number | null;
  readonly stage: string;
  readonly phase: string;
  readonly game_phase: string;
  readonly round: number;
  readonly active: number | null;
  readonly deciding: readonly number[];
  readonly scores: readonly number[];
  readonly boards: readonly string[];
  readonly order: readonly number[];
  readonly bridge: readonly (readonly number[])[];
  readonly dice: readonly (readonly number[])[];
  readonly white: number;
  readonly used: readonly string[];
  readonly bought: boolean;
  readonly depots: readonly { readonly tiles: readonly (string | null)[]; readonly goods: Counts }[];
  readonly black: readonly (string | null)[];
  readonly lands: readonly Readonly<Record<string, string>>[];
  readonly keys: readonly (readonly string[])[];
  readonly goods: readonly Counts[];
  readonly sold: readonly Counts[];
  readonly silver: readonly number[];
  readonly workers: readonly number[];
  readonly bonuses: Readonly<Record<Kind, readonly (number | null)[]>>;
  readonly round_goods: readonly string[];
  readonly pending: readonly Pending[];
  // What expansions, teams and the solo game add.
  readonly counter?: number;
  readonly target?: number;
  readonly inns?: number;
  readonly shields?: {
    readonly depots: readonly (readonly string[])[];
    readonly held: readonly Readonly<Record<string, string>>[];
  };
  readonly routes?: readonly Route[];
  readonly border_posts?: { readonly linked: readonly number[]; readonly bonuses: readonly (number | null)[] };
  readonly teams?: readonly (readonly number[])[];
  readonly gains?: readonly number[];
  readonly points_for_sale?: boolean;
  readonly swaps?: number;
  readonly goods_removed?: Counts;
  readonly box: readonly string[];
}

export const total = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

/** The tile on a space of a depot, "depot 3.2" or "black 4"; undefined for other things and empty spaces. */
export function tileOn(position: Position, space: string): string | undefined {
  const [, depot, place] = /^(?:depot (\d+)\.|black )(\d+)$/.exec(space) ?? [];
  const tiles = depot === undefined ? position.black : position.depots[Number(depot) - 1]?.tiles;
  return place === undefined ? undefined : (tiles?.[Number(place) - 1] ?? undefined);
}
