// What a plan brings besides points, as the page draws and says it.
import { t } from '../../../words/words.svelte';
import type { Gain } from '../../../table/marks';
import type { Plan } from '../../../table/picks';
import { largeTrack } from '../names';
import { arrowSteps } from '../printed.svelte';

declare module '../../../table/marks' {
  interface GainsByGame {
    /** A cube that comes to a space, two steps on another track, points, or icons that are lost. */
    readonly 'great-split':
      | { readonly type: 'advance'; readonly track: string; readonly space: number; readonly contracts: number }
      | { readonly type: 'arrow' }
      | { readonly type: 'lost' }
      | { readonly type: 'prestige'; readonly points: number };
  }
}
export type { Gain };

export const gainsOf = (plan: Plan | null | undefined): readonly Gain[] => plan?.gains ?? [];

export function gainText(gain: Gain): string {
  if (gain.type === 'advance')
    return t('gs-gain', { track: largeTrack(gain.track), space: gain.space, contracts: gain.contracts });
  return gain.type === 'prestige'
    ? t('gs-gain-prestige', { points: gain.points })
    : t(`gs-gain-${gain.type}`, { steps: arrowSteps() });
}
