// The few messages that the first page needs, so that it need not load the whole catalogue.
import { words } from '../../words/words.svelte';
import en from './today/en.ftl?raw';
import es from './today/es.ftl?raw';

const KEY = 'today';

export function learnTodayWords(): void {
  words.add(KEY, 'en', en);
  words.add(KEY, 'es', es);
}
