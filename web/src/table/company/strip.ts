import type { Company } from '../../net/session';

/** What the line above the tray says; one thing at a time, what waits for this person first. */
export type StripView =
  | {
      readonly kind: 'question';
      readonly seat: number;
      /** A move of this person's would fall away, too. */ readonly own: boolean;
    }
  | { readonly kind: 'standin'; readonly why: 'clock' | 'called' | 'resigned' }
  | { readonly kind: 'asking'; readonly seat: number; readonly waiting: readonly number[] }
  | { readonly kind: 'absent'; readonly seats: readonly number[] }
  | { readonly kind: 'watching' };

export function stripFor(company: Company, seat: number | null, over: boolean): StripView | null {
  if (seat === null) return company.table.seats.some((one) => one.mine) ? null : { kind: 'watching' };
  if (over) return null;
  const { takeback } = company;
  if (takeback?.waiting.includes(seat))
    return { kind: 'question', seat: takeback.seat, own: company.acted > takeback.version };
  const why = company.table.seats[seat]?.standin;
  if (why) return { kind: 'standin', why };
  if (takeback) return { kind: 'asking', seat: takeback.seat, waiting: takeback.waiting };
  if (company.callable.length > 0) return { kind: 'absent', seats: company.callable };
  return null;
}
