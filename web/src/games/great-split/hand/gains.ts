// What a plan brings besides points, as the page draws and says it.
import { t } from '../../../words/words.svelte';
import type { Gain as AnyGain } from '../../../table/marks';
import type { Plan } from '../../../table/picks';
import { largeTrack } from '../names';
import { arrowSteps } from '../printed.svelte';

/** A cube that comes to a space, two steps on another track, points, or icons that are lost. */
export type Gain =
  | { readonly type: 'advance'; readonly track: string; readonly space: number; readonly contracts: number }
  | { readonly type: 'arrow' }
  | { readonly type: 'lost' }
  | { readonly type: 'prestige'; readonly points: number };

/** A plan's gains; `describing.ts` made them. */
export const gainsOf = (plan: Plan | null | undefined): readonly Gain[] => (plan?.gains ?? []) as readonly Gain[];

export function gainText(gain: AnyGain): string {
  const own = gain as Gain;
  if (own.type === 'advance')
    return t('gs-gain', { track: largeTrack(own.track), space: own.space, contracts: own.contracts });
  return own.type === 'prestige'
    ? t('gs-gain-prestige', { points: own.points })
    : t(`gs-gain-${own.type}`, { steps: arrowSteps() });
}
