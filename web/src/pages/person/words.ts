// The words of the pages about oneself: they are loaded with the first of these pages, not with the app.
import { words } from '../../words/words.svelte';
import en from './words/en.ftl?raw';
import es from './words/es.ftl?raw';

const KEY = 'person';

export function learnPersonWords(): void {
  words.add(KEY, 'en', en);
  words.add(KEY, 'es', es);
}
