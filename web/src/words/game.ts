import { api } from '../net/api';
import { words, type Language } from './words.svelte';

interface Speaker {
  readonly id: string;
  readonly words: Readonly<Record<Language, string>>;
}

/** Fetches what the game itself says, in a language; the page's own words for it come first. */
export async function learnWords(face: Speaker, language: Language): Promise<void> {
  const served = await api.words(face.id, language);
  words.add(`${face.id} page`, language, face.words[language]);
  words.add(face.id, language, served);
}
