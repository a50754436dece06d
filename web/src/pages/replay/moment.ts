import type { TableInfo } from '../../net/messages';

export interface Moment {
  readonly id: string;
  readonly at: number | null;
  readonly eyes: string | null;
}

/** What an address says: which game, which moment, whose eyes. */
export function momentIn(hash: string): Moment | null {
  const match = /^#\/replay\/([^/?]+)(?:\?(.*))?$/.exec(hash);
  if (!match?.[1]) return null;
  const query = new URLSearchParams(match[2] ?? '');
  const at = query.get('at');
  return { id: match[1], at: at !== null && /^\d+$/.test(at) ? Number(at) : null, eyes: query.get('eyes') };
}

/** Through whose eyes somebody looks who asked for these, or for none: the own ones first. */
export function eyesOf(table: TableInfo, asked: string | null): string {
  if (asked === 'table' || (asked !== null && table.seats[Number(asked)])) return asked;
  const own = table.seats.findIndex((seat) => seat.mine);
  return own < 0 ? 'table' : String(own);
}

/** Seats whose eyes are open to this person: all once the game is over, before that the own ones. */
export function openEyes(table: TableInfo, over: boolean): number[] {
  return table.seats.flatMap((seat, i) => (over || seat.mine ? [i] : []));
}
