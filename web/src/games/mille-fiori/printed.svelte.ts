// What is printed on the board, with its coordinates. The server sends it with each table, so the page holds no copy.
import { order, seaSpots, spaceSpots, type Spot } from './board/layout';
import type { Area } from './position';
import type { Described, PrintedSea, PrintedSpace } from './types.gen';

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
  order.filter((kind) => printed().kinds.some((one) => one.kind === kind && one.area === area));
