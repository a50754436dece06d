// Words for a face that has no better ones: the game's own catalogue, as docs/formats.md says.
import type { FluentVariable } from '@fluent/bundle';
import { capitalize } from '../words/phrase';
import { t, words } from '../words/words.svelte';
import type { Observation } from './game';

type About = (name: string) => Readonly<Record<string, FluentVariable>>;
const NOTHING: About = () => ({});

/** A thing's name with a large first letter. `about` is what is printed on it, as the catalogue's messages ask for it. */
export function spokenBy(about: About = NOTHING): (name: string) => string {
  return (name) => capitalize(words.thing('name', name, about(name)) ?? name);
}

export function helpBy(about: About = NOTHING): (name: string) => string {
  return (name) => words.thing('help', name, about(name)) ?? '';
}

/** Who is waited for, where this seat has nothing to decide; null where it has. */
export function waiting(position: Observation, names: readonly string[]): string | null {
  if (position.seat !== null && position.deciding.includes(position.seat)) return null;
  return t('table-waiting', { names: position.deciding.map((seat) => names[seat] ?? '').join(', ') });
}

/** Your turn, thinking, or nothing, for a game without more to say. */
export function plainStatus(position: Observation, seat: number): string {
  return position.deciding.includes(seat) ? t('seat-thinking') : '';
}
