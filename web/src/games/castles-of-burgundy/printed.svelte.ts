// What is printed on boards and tiles. The server sends it with each table, so the page holds no copy.
import type { Kind } from './position';
import type { Described, PrintedHex, RouteSpace } from './types.gen';

export type { PrintedHex, RouteSpace };
export type Origin = Described['origins'][string];
export type Family = Described['families'][string];

let description = $state.raw<Described | null>(null);

export function setDescription(described: Described): void {
  description = described;
}

export function printed(): Described {
  if (!description) throw new Error('the server has not sent what is printed at this table');
  return description;
}

/** The rows of signs on tiles and shields, by their names; none before the server has sent what is printed. */
export const tileSigns = (): Described['signs'] => description?.signs ?? {};
export const shieldSigns = (): Described['signs'] => description?.shield_signs ?? {};
/** Whether a shield is worth many points (0), fewer (1) or few (2). */
export function shieldRank(shield: string): number {
  const points = printed().shields ?? {};
  const better = Object.values(points).filter((each) => each > (points[shield] ?? 0));
  return better.filter((each, i) => better.indexOf(each) === i).length;
}

/** The hexes of a board, by name. */
export const hexesOf = (board: string): Readonly<Record<string, PrintedHex>> => printed().boards[board] ?? {};
export const kindOf = (tile: string): Kind | 'wild' => printed().tiles[tile] ?? 'wild';
export const landOf = (seat: number): number => printed().lands[seat] ?? seat;
export const storesOf = (seat: number): readonly number[] => printed().stores[seat] ?? [seat];
/** The kinds of tiles that may lie on a hex. */
export const kindsFor = (hex: Pick<PrintedHex, 'kind'> | undefined): readonly (Kind | 'wild')[] =>
  (hex && printed().fits[hex.kind]) ?? [];
/** The expansion that a board belongs to. */
export const familyOf = (board: string): Family => printed().families[board] ?? 'ordinary';
export const originOf = (board: string): Origin => printed().origins[board] ?? 'printed';
export const routeTile = (tile: string): readonly RouteSpace[] => printed().routes?.[tile] ?? [];
export const riversOf = (board: string): readonly (readonly [string, string])[] => printed().rivers?.[board] ?? [];
/** The kinds of tiles that a depot's spaces take in this phase. */
export function depotKinds(depot: number, phase: string): readonly Kind[] {
  const kinds = printed().depots[depot - 1] ?? [];
  const other = printed().other_kind;
  return other?.depot === depot && other.phases.includes(phase)
    ? kinds.map((kind, i) => (i === other.space - 1 ? other.kind : kind))
    : kinds;
}
/** The die that sells goods of a colour; 0 before the server has sent it. */
export const numberOf = (colour: string): number => (description?.colours.indexOf(colour) ?? -1) + 1;
