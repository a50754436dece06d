import { api } from '../net/api';
import { knowsThings, learnThings } from './things.svelte';
import { words, type Language } from './words.svelte';

interface Speaker {
  readonly id: string;
  readonly words: Readonly<Record<Language, string>>;
}

/** Catalogues that were requested; they do not change while the page is open. */
const served = new Map<string, Promise<string>>();

function fetchWords(game: string, language: Language): Promise<string> {
  const key = `${language} ${game}`;
  const request = served.get(key) ?? api.words(game, language);
  served.set(key, request);
  request.catch(() => served.delete(key));
  return request;
}

/** Fetches what the game itself says, in a language; the page's own words for it come first. */
export async function learnWords(face: Speaker, language: Language): Promise<void> {
  const [catalogue, things] = await Promise.all([
    fetchWords(face.id, language),
    knowsThings(face.id, language) ? null : api.things(face.id, language),
  ]);
  words.add(`${face.id} page`, language, face.words[language]);
  words.add(face.id, language, catalogue);
  if (things) learnThings(face.id, language, things);
}
