// What a list of tables says about each of them.
import type { TableInfo } from '../../../net/messages';
import { t, words } from '../../../words/words.svelte';

/** Whether seats are still open; a table that only waits for its first position counts as begun. */
export function isWaiting(table: TableInfo): boolean {
  return (
    table.status === 'waiting' &&
    table.seats.some((seat) => seat.kind === 'open' || (seat.kind === 'person' && !seat.mine))
  );
}

export function isMyTurn(table: TableInfo): boolean {
  return (
    table.status === 'playing' && table.deciding.some((seat) => table.seats[seat]?.mine && !table.seats[seat].standin)
  );
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

/** Everybody at the table but me. */
export function others(table: TableInfo): string {
  return table.seats.flatMap((seat) => (seat.mine || seat.kind === 'open' ? [] : [seat.name])).join(', ');
}

/** The state of an own table, in words. */
export function doing(table: TableInfo): string {
  if (table.status === 'over') return t('home-over');
  if (table.status === 'closed') return t('home-closed');
  if (table.status === 'waiting') return t(isWaiting(table) ? 'home-waiting-friends' : 'home-not-begun');
  if (isMyTurn(table)) return t('seat-your-turn');
  const names = table.deciding.flatMap((seat) => table.seats[seat]?.name ?? []);
  return names.length > 0 ? t('home-turn-of', { names: names.join(', ') }) : t('home-running');
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was: "5 minutes ago". */
export function ago(moment: number, now: number): string {
  const past = Math.max(0, now - moment);
  const unit = UNITS.find(([, length]) => past >= length);
  if (!unit) return t('home-now');
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-Math.floor(past / length), name);
}
