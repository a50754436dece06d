import type { LogLine } from '../net/session';

/** A seat's last move as the things on the table that it changed, in this seat's names. */
export interface LastMove {
  readonly seat: number;
  readonly things: ReadonlySet<string>;
}

/** The last move of every seat, the latest first. A move is all that a seat did until another one did something. */
export function lastMoves(log: readonly LogLine[]): LastMove[] {
  const found = new Map<number, Set<string>>();
  /** The seat whose last move is being collected; null otherwise. */
  let mover: number | null = null;
  for (const { seat, thing, touched = thing, follows } of [...log].reverse()) {
    if (seat === null || touched === undefined || follows) continue;
    if (seat !== mover) mover = found.has(seat) ? null : seat;
    if (mover !== null) found.set(seat, (found.get(seat) ?? new Set()).add(touched));
  }
  return [...found].map(([seat, things]) => ({ seat, things }));
}

/** All things that these last moves changed. */
export function touchedBy(last: readonly LastMove[], which: (seat: number) => boolean): ReadonlySet<string> {
  return new Set(last.filter(({ seat }) => which(seat)).flatMap(({ things }) => [...things]));
}
