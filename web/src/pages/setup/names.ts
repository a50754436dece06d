// Names of a position's fields, words and things.
import { capitalize } from '../../words/phrase';
import { thingsOf } from '../../words/things.svelte';
import { t, words } from '../../words/words.svelte';

interface Names {
  /** A thing by its name, a word of the position by its message, else as it is written. */
  readonly say: (word: string) => string;
  /** A field, or a key within one, which may be called otherwise there. */
  readonly fieldName: (key: string, within?: string) => string;
}

export function setupNames(game: string): Names {
  const things = thingsOf(game);
  const message = (id: string): string | null => (words.has(id) ? t(id) : null);
  const say = (word: string): string =>
    message(`setup-word-${word}`) ?? capitalize(things.name(things.what(`goods ${word}`) ? `goods ${word}` : word));
  return {
    say,
    fieldName: (key, within) => message(`setup-field-${within}-${key}`) ?? message(`setup-field-${key}`) ?? say(key),
  };
}
