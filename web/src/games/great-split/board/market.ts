/** Where a marker stands among those that share a space of the market: a place in a little grid. */
export interface MarkerPosition {
  readonly seat: number;
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
  readonly row: number;
  /** From the middle, so that a row that is not full stands there. */
  readonly column: number;
}

/** Everybody's marker, the own one first; none covers another. */
export function markerPositions(levels: readonly number[], own: number | null): readonly MarkerPosition[] {
  const seats = levels.map((_, seat) => seat).sort((a, b) => Number(b === own) - Number(a === own));
  return seats.map((seat, i) => {
    const at = levels[seat] ?? 0;
    const count = levels.filter((other) => other === at).length;
    const place = seats.slice(0, i).filter((other) => levels[other] === at).length;
    const columns = count > 4 ? 3 : Math.min(count, 2);
    const rows = Math.ceil(count / columns);
    const row = Math.floor(place / columns);
    const abreast = Math.min(columns, count - row * columns);
    return { seat, at, rows, columns, row, column: (place % columns) - (abreast - 1) / 2 };
  });
}
