import { t } from '../../words/words.svelte';
import { largeTrack } from './names';

/** A gain of `describing.ts` in words. */
export function gainText(gain: string): string {
  const [what = '', number = '0'] = gain.split(' ');
  if (what === 'arrow' || what === 'lost') return t(`gs-gain-${what}`);
  if (what === 'prestige') return t('gs-gain-prestige', { points: Number(number) });
  return t('gs-gain', { track: largeTrack(what), space: Number(number) });
}
