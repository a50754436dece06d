import type { Mark } from '../../../table/marks';
import { t } from '../../../words/words.svelte';

/** All that is certain of a pick: "+8 and a card". */
export function pillText(mark: Mark | undefined): string | null {
  if (!mark?.label) return null;
  return [mark.label, ...(mark.gains ?? []).map(({ type }) => t(`mf-brief-${type}`))].join(' ');
}

/** Of equal cards only one is picked: the one that was touched, or the first. */
export function markOf(
  cards: readonly string[],
  at: number,
  mark: Mark | undefined,
  touched: number,
): Mark | undefined {
  if (mark?.state !== 'picked') return mark;
  const card = cards[at];
  const picked = cards[touched] === card ? touched : cards.indexOf(card ?? '');
  return at === picked ? mark : { state: 'legal' };
}
