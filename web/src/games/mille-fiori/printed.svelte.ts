// What is printed on the board, with its coordinates. The server sends it with each table, so the page holds no copy.
import { seaSpots, spaceSpots, type Spot } from './board/layout';
import type { Area } from './position';
import type { CardKind, Described, PrintedSea, PrintedSpace } from './types.gen';

export type Space = PrintedSpace & Spot;
export type SeaSpace = PrintedSea & Spot;

interface Table {
  readonly described: Described;
  readonly spaces: Readonly<Record<string, Space>>;
  readonly sea: readonly SeaSpace[];
}
let description = $state.raw<Table | null>(null);

export function setDescription(described: Described): void {
  const spaces = Object.entries(described.spaces).flatMap(([name, space]) => {
    const spot = spaceSpots[name];
    return spot ? [[name, { ...space, ...spot }] as const] : [];
  });
  const sea = described.sea.flatMap((disc, at) => (seaSpots[at] ? [{ ...disc, ...seaSpots[at] }] : []));
  description = { described, spaces: Object.fromEntries(spaces), sea };
}

function table(): Table {
  if (!description) throw new Error('the server has not sent what is printed at this table');
  return description;
}

export const printed = (): Described => table().described;
export const spaces = (): Readonly<Record<string, Space>> => table().spaces;
export const spaceList = (): readonly (readonly [string, Space])[] => Object.entries(table().spaces);
export const sea = (): readonly SeaSpace[] => table().sea;

/** Kinds of card, or symbols, in the order they are laid out. */
export const areaKinds = (area: Area): string[] =>
  printed().kinds.flatMap((one) => (one.area === area ? [one.kind] : []));

/** What is printed on all cards of a kind. */
export const kindOf = (kind: string): CardKind | undefined => printed().kinds.find((one) => one.kind === kind);

/** The points of each diamond that sentences of the page contain. */
export const pointsEach = (): Readonly<Record<string, number>> => ({
  group: printed().group_points,
  pigment: printed().pigment_points,
  column: printed().column_points,
});
