// What is printed on boards and tiles at this table, as the server told it. Nothing of it is known beforehand.
import type { Kind } from './position';

export interface PrintedHex {
  readonly kind: Kind;
  readonly number: number;
  readonly area: number;
}
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
/** The number on the depot of goods of a colour, and the die that sells them. */
export const numberOf = (colour: string): number => printed().colours.indexOf(colour) + 1;
