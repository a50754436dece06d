import type { LiveTable } from '../../net/session';

/** The message above the tray. One at a time; what waits for this person comes first. */
export type StatusLine =
  | {
      readonly kind: 'question';
      readonly seat: number;
      /** The undo would remove a move of this person, too. */ readonly own: boolean;
    }
  | { readonly kind: 'standin'; readonly why: 'clock' | 'called' | 'resigned' }
  | { readonly kind: 'asking'; readonly seat: number; readonly waiting: readonly number[] }
  | { readonly kind: 'absent'; readonly seats: readonly number[] }
  | { readonly kind: 'watching' };

export function statusFor(live: LiveTable, seat: number | null, over: boolean): StatusLine | null {
  if (seat === null) return live.table.seats.some((one) => one.mine) ? null : { kind: 'watching' };
  if (over) return null;
  const { takeback } = live;
  if (takeback?.waiting.includes(seat))
    return { kind: 'question', seat: takeback.seat, own: live.acted > takeback.version };
  const why = live.table.seats[seat]?.standin;
  if (why) return { kind: 'standin', why };
  if (takeback) return { kind: 'asking', seat: takeback.seat, waiting: takeback.waiting };
  if (live.callable.length > 0) return { kind: 'absent', seats: live.callable };
  return null;
}
