// The words of duels, games of the day and evenings: they are loaded with the first of these pages, not with the app.
import { words } from '../../words/words.svelte';
import { learnTodayWords } from './today';
import en from './words/en.ftl?raw';
import es from './words/es.ftl?raw';

const KEY = 'contests';

export function learnContestWords(): void {
  learnTodayWords();
  words.add(KEY, 'en', en);
  words.add(KEY, 'es', es);
}
