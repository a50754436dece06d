// Words for a face that has no better ones: the game's own catalogue, as docs/formats.md says.
import { capitalize } from '../words/phrase';
import { thingsOf } from '../words/things.svelte';
import { t } from '../words/words.svelte';
import type { Observation } from './game';

interface Names {
  readonly spoken: (name: string) => string;
  readonly help: (name: string) => string;
}

/** A thing's name with a large first letter, and what it is and does, as the game's rules and catalogue tell it. */
export function namesOf(game: string): Names {
  const things = thingsOf(game);
  return { spoken: (name) => capitalize(things.name(name)), help: (name) => things.help(name) };
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
