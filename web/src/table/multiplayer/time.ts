import { t } from '../../words/words.svelte';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A clock warns when less than this is left. */
export const SOON = 30 * SECOND;

/** The remaining time as text: "2 d 4 h", "3 h 05", "4:07", "0:09". */
export function shortTime(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  if (left >= DAY) return t('clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return t('clock-hours', { hours: Math.floor(left / HOUR), minutes: two((left % HOUR) / MINUTE) });
  // A clock that shows 0:00 has run out.
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** The same for screen readers. */
export function spokenTime(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / SECOND);
  if (seconds >= DAY / SECOND)
    return t('clock-spoken-days', { days: Math.floor(seconds / 86400), hours: Math.floor((seconds % 86400) / 3600) });
  return t('clock-spoken', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
