import type { LogLine } from '../net/session';

/** What a seat did last, by the things on the table that it happened to, as this seat names them. */
export interface LastMove {
  readonly seat: number;
  readonly things: ReadonlySet<string>;
}

/** The last move of every seat, the latest first. A move is all that a seat did until another one did something. */
export function lastMoves(log: readonly LogLine[]): LastMove[] {
  const found = new Map<number, Set<string>>();
  /** Whose last move is being gathered; null between moves that are not the last. */
  let mover: number | null = null;
  for (const { seat, thing, touched = thing, follows } of [...log].reverse()) {
    if (seat === null || touched === undefined || follows) continue;
    if (seat !== mover) mover = found.has(seat) ? null : seat;
    if (mover !== null) found.set(seat, (found.get(seat) ?? new Set()).add(touched));
  }
  return [...found].map(([seat, things]) => ({ seat, things }));
}

/** All that these seats' last moves happened to. */
export function touchedBy(last: readonly LastMove[], which: (seat: number) => boolean): ReadonlySet<string> {
  return new Set(last.filter(({ seat }) => which(seat)).flatMap(({ things }) => [...things]));
}
