// Whose land is shown large (null: the viewer's own), and the position, for names and help.
import type { Position } from './position';

let seat = $state<number | null>(null);
let land: Land = { board: '', tiles: {} };

interface Land {
  readonly board: string;
  readonly tiles: Readonly<Record<string, string>>;
}

let table: Position | null = null;

export const viewing = {
  get seat(): number | null {
    return seat;
  },
  show(one: number | null): void {
    seat = one;
  },
  /** What is drawn large now, for names and help of its hexes. */
  get land(): Land {
    return land;
  },
  setLand(one: Land): void {
    land = one;
  },
  /** What lies on the central board now. */
  get table(): Position | null {
    return table;
  },
  setPosition(position: Position): void {
    table = position;
  },
};
