import type { Mark } from '../../table/marks';
import { brings } from '../../table/picks';

/** What picking a thing brings ("+3"), where that is not nothing. */
export function gainOf(mark: Mark | undefined): string | undefined {
  return mark?.points === undefined || brings(mark) ? mark?.label : undefined;
}
