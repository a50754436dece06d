import { capitalize } from '../../words/phrase';
import { t } from '../../words/words.svelte';
import { arrowSteps, spaceNamed, spaceOf } from './printed.svelte';
import { things } from './things';

/** So many icons in words: "2 tomes", however many piles have together. A test holds it equal to what the rules call them. */
export const iconName = (icon: string, count: number): string => t(`name-${icon}`, { number: count, level_id: 'none' });

/** A track or a token as the catalogue calls it, in a sentence: "tome seals". */
export const trackName = (track: string): string => things.name(track);
export const largeTrack = (track: string): string => capitalize(trackName(track));

/** What is printed on boards and is no thing of the rules. */
const PRINTED: readonly string[] = ['arrow', 'contract', 'ribbon'];

export function spoken(name: string): string {
  const space = spaceNamed(name);
  if (space) return t('gs-space', { track: largeTrack(space.track), space: space.at });
  return PRINTED.includes(name) ? t(`gs-${name}`) : capitalize(things.name(name));
}

export function help(name: string): string {
  const space = spaceNamed(name);
  if (space) return spaceHelp(space.track, space.at);
  return PRINTED.includes(name) ? t(`gs-help-${name}`, { steps: arrowSteps() }) : things.help(name);
}

function spaceHelp(track: string, at: number): string {
  const space = spaceOf(track, at);
  const sentences = [
    ...(space.value === null ? [] : [t('gs-help-value', { points: space.value })]),
    ...(space.contract ? [t('gs-help-contract')] : []),
    ...(space.arrow ? [t('gs-help-arrow', { steps: arrowSteps() })] : []),
    ...(space.icon ? [t('gs-help-icon', { resource: trackName(space.icon) })] : []),
    ...(space.stars === null ? [] : [t('gs-help-stars', { stars: space.stars })]),
  ];
  return sentences.join(' ') || things.help(track);
}
