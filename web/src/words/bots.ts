import { capitalize } from './phrase';
import { t, words } from './words.svelte';

/** What a bot is called; those that a package brings go by their id. */
export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? t(`bot-${bot}`) : capitalize(bot.replaceAll('-', ' '));
}
