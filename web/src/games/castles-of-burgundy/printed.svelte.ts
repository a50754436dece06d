// What is printed on boards and tiles at this table, as the server told it. Nothing of it is known beforehand.
import type { Kind } from './position';

export interface PrintedHex {
  readonly kind: Kind;
  readonly number: number;
  readonly area: number;
  /** Where it is, if another hex of its kind has the same number; else 0. */
  readonly row: number;
  readonly place: number;
}
export interface RouteSpace {
  readonly colour: string;
  readonly bonus: string;
}
export type Origin = 'printed' | 'one-source' | 'house';
interface Told {
  readonly boards: Readonly<Record<string, Readonly<Record<string, PrintedHex>>>>;
  readonly tiles: Readonly<Record<string, Kind | 'wild'>>;
  readonly depots: readonly (readonly Kind[])[];
  readonly lands: readonly number[];
  readonly stores: readonly (readonly number[])[];
  readonly phases: readonly string[];
  readonly rounds: number;
  readonly key_spaces: number;
  readonly goods_spaces: number;
  readonly black_price: number;
  readonly colours: readonly string[];
  readonly phase_points: readonly number[];
  readonly area_points: readonly number[];
  readonly colour_points: readonly number[];
  readonly goods_points: number;
  /** How surely a board is the printed one. */
  readonly origins: Readonly<Record<string, Origin>>;
  /** A space of a depot that takes another kind of tile in some phases. */
  readonly other_kind: {
    readonly depot: number;
    readonly space: number;
    readonly kind: Kind;
    readonly phases: readonly string[];
  } | null;
  // What expansions, teams and the solo game add.
  /** The hexes that each border post touches. */
  readonly posts?: readonly (readonly string[])[];
  readonly routes?: Readonly<Record<string, readonly RouteSpace[]>>;
  /** Points at the end. */
  readonly shields?: Readonly<Record<string, number>>;
  readonly teams?: readonly (readonly number[])[];
  readonly rivers?: Readonly<Record<string, readonly (readonly [string, string])[]>>;
}

let told = $state.raw<Told | null>(null);

export function learn(described: Readonly<Record<string, unknown>>): void {
  told = described as unknown as Told;
}

export function printed(): Told {
  if (!told) throw new Error('the table has not told what is printed');
  return told;
}

/** The hexes of a board, by name. */
export const hexesOf = (board: string): Readonly<Record<string, PrintedHex>> => printed().boards[board] ?? {};
export const kindOf = (tile: string): Kind | 'wild' => printed().tiles[tile] ?? 'wild';
export const landOf = (seat: number): number => printed().lands[seat] ?? seat;
export const storesOf = (seat: number): readonly number[] => printed().stores[seat] ?? [seat];
export const originOf = (board: string): Origin => printed().origins[board] ?? 'printed';
export const routeTile = (tile: string): readonly RouteSpace[] => printed().routes?.[tile] ?? [];
export const riversOf = (board: string): readonly (readonly [string, string])[] => printed().rivers?.[board] ?? [];
/** The kinds of tiles that a depot's spaces take in this phase. */
export function kindsOf(depot: number, phase: string): readonly Kind[] {
  const kinds = printed().depots[depot - 1] ?? [];
  const other = printed().other_kind;
  return other?.depot === depot && other.phases.includes(phase)
    ? kinds.map((kind, i) => (i === other.space - 1 ? other.kind : kind))
    : kinds;
}
/** The number on the depot of goods of a colour, and the die that sells them. */
export const numberOf = (colour: string): number => printed().colours.indexOf(colour) + 1;
