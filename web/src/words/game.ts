import { api } from '../net/api';
import { knowsThings, learnThings } from './things.svelte';
import { words, type Language } from './words.svelte';

interface Speaker {
  readonly id: string;
  readonly words: Readonly<Record<Language, string>>;
}

/** Fetches what the game itself says, in a language; the page's own words for it come first. */
export async function learnWords(face: Speaker, language: Language): Promise<void> {
  const [served, things] = await Promise.all([
    api.words(face.id, language),
    knowsThings(face.id, language) ? null : api.things(face.id, language),
  ]);
  words.add(`${face.id} page`, language, face.words[language]);
  words.add(face.id, language, served);
  if (things) learnThings(face.id, language, things);
}
