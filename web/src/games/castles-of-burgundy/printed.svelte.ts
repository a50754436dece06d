// What is printed on boards and tiles, as the server sent it. The page holds no copy.
import type { Kind } from './position';
import type { Described, PrintedHex, RouteSpace } from './types.gen';

export type { PrintedHex, RouteSpace };
export type Origin = Described['origins'][string];
export type Family = Described['families'][string];

let told = $state.raw<Described | null>(null);

export function learn(described: Described): void {
  told = described;
}

export function printed(): Described {
  if (!told) throw new Error('the table has not told what is printed');
  return told;
}

/** The hexes of a board, by name. */
export const hexesOf = (board: string): Readonly<Record<string, PrintedHex>> => printed().boards[board] ?? {};
export const kindOf = (tile: string): Kind | 'wild' => printed().tiles[tile] ?? 'wild';
export const landOf = (seat: number): number => printed().lands[seat] ?? seat;
export const storesOf = (seat: number): readonly number[] => printed().stores[seat] ?? [seat];
/** The expansion that a board belongs to. */
export const familyOf = (board: string): Family => printed().families[board] ?? 'ordinary';
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
/** The die that sells goods of a colour; 0 before the table has told. */
export const numberOf = (colour: string): number => (told?.colours.indexOf(colour) ?? -1) + 1;
