import type { Clock } from '../../../net/messages';
import { t } from '../../../words/words.svelte';

/** Limits of the server for clocks. */
export const LIMITS = { minutes: [1, 180], increment: [0, 120], days: [1, 14] } as const;

export const NO_CLOCK: Clock = { kind: 'none', minutes: 0, increment: 0, days: 0 };

export function clockText(clock: Clock): string {
  const { kind, minutes, increment, days } = clock;
  if (kind === 'days') return t('clock-said-days', { days });
  if (kind === 'minutes') return t('clock-said-minutes', { minutes, increment });
  return t('clock-said-none');
}
