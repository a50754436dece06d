import { helpBy, spokenBy } from '../defaults';
import { capitalize } from '../../words/phrase';
import { t, words } from '../../words/words.svelte';
import { readCard } from './cards';
import { spaceOf } from './printed.svelte';

/** What the catalogue's messages ask for: a card's level, and its icons where it shows several kinds. */
function about(name: string): Record<string, string | number> {
  const card = readCard(name);
  if (!card) return { level_id: 'none' };
  if (card.icons.length === 1) return { level_id: card.level };
  return {
    level_id: card.level,
    number: 'mixed',
    icons: card.icons.map(({ icon, count }) => iconName(icon, count)).join(', '),
  };
}

/** So many icons in words: "2 tomes". */
export function iconName(icon: string, count: number): string {
  return words.thing('name', `${icon}-${count}`, { level_id: 'none' }) ?? icon;
}

/** A track or a token as the catalogue calls it, in a sentence: "tome seals". */
export const trackName = (track: string): string => words.thing('name', track, { level_id: 'none' }) ?? track;
export const largeTrack = (track: string): string => capitalize(trackName(track));

const SPACE = /^space ([a-z-]+) (\d+)$/;
const speak = spokenBy(about);
const explain = helpBy(about);

export function spoken(name: string): string {
  const space = SPACE.exec(name);
  if (space) return t('gs-space', { track: largeTrack(space[1] ?? ''), space: Number(space[2]) });
  if (name === 'arrow' || name === 'contract' || name === 'ribbon') return t(`gs-${name}`);
  return speak(name);
}

export function help(name: string): string {
  const space = SPACE.exec(name);
  if (space) return spaceHelp(space[1] ?? '', Number(space[2]));
  if (name === 'arrow' || name === 'contract' || name === 'ribbon') return t(`gs-help-${name}`);
  return explain(name);
}

function spaceHelp(track: string, at: number): string {
  const space = spaceOf(track, at);
  const said = [
    ...(space.value === null ? [] : [t('gs-help-value', { points: space.value })]),
    ...(space.contract ? [t('gs-help-contract')] : []),
    ...(space.arrow ? [t('gs-help-arrow')] : []),
    ...(space.icon ? [t('gs-help-icon', { resource: trackName(space.icon) })] : []),
    ...(space.stars === null ? [] : [t('gs-help-stars', { stars: space.stars })]),
  ];
  return said.join(' ') || explain(track);
}
