import type { TableInfo } from '../../net/messages';

export interface MomentAddress {
  readonly id: string;
  readonly at: number | null;
  readonly eyes: string | null;
}

/** What an address says: which game, which moment, whose eyes. */
export function momentAddress(hash: string): MomentAddress | null {
  const match = /^#\/replay\/([^/?]+)(?:\?(.*))?$/.exec(hash);
  if (!match?.[1]) return null;
  const query = new URLSearchParams(match[2] ?? '');
  const at = query.get('at');
  return { id: match[1], at: at !== null && /^\d+$/.test(at) ? Number(at) : null, eyes: query.get('eyes') };
}

/** The viewer that was requested; by default one's own seat. */
export function eyesOf(table: TableInfo, requested: string | null): string {
  if (requested === 'table' || (requested !== null && table.seats[Number(requested)])) return requested;
  const own = table.seats.findIndex((seat) => seat.mine);
  return own < 0 ? 'table' : String(own);
}

/** Seats whose view this person may see: all once the game is over, before that their own. */
export function openEyes(table: TableInfo, over: boolean): number[] {
  return table.seats.flatMap((seat, i) => (over || seat.mine ? [i] : []));
}
