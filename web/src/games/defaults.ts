// Default texts of a face, from the game's own catalogue (docs/formats.md).
import { capitalize } from '../words/phrase';
import { thingsOf } from '../words/things.svelte';
import { t } from '../words/words.svelte';
import type { Observation } from './game';

interface Names {
  readonly spoken: (name: string) => string;
  readonly help: (name: string) => string;
}

/** A thing's capitalized name and its help text, from the game's catalogue. */
export function namesOf(game: string): Names {
  const things = thingsOf(game);
  return { spoken: (name) => capitalize(things.name(name)), help: (name) => things.help(name) };
}

/** Who is waited for, where this seat has nothing to decide; null where it has. */
export function waiting(position: Observation, names: readonly string[]): string | null {
  if (position.seat !== null && position.deciding.includes(position.seat)) return null;
  return t('table-waiting', { names: position.deciding.map((seat) => names[seat] ?? '').join(', ') });
}

/** "Your turn", "thinking" or nothing. */
export function plainStatus(position: Observation, seat: number): string {
  return position.deciding.includes(seat) ? t('seat-thinking') : '';
}
