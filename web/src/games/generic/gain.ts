import type { Mark } from '../../table/marks';
import { t } from '../../words/words.svelte';

/** What picking a thing brings ("+3"), where that is not nothing. */
export function gainOf(mark: Mark | undefined): string | undefined {
  return mark?.label === t('points-exact', { points: 0 }) ? undefined : mark?.label;
}
