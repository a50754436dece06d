import { storedText, storeText } from '../storage';
import { capitalize } from './phrase';
import { t, words } from './words.svelte';

/** The levels that people choose from, the weakest first; what else there is comes after them. */
const LEVELS = ['easy', 'medium', 'hard', 'expert'];
const KEY = 'ludoteca.bot';

/** What a bot is called; those that a package or a program brings go by their id. */
export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? t(`bot-${bot}`) : capitalize(bot.replaceAll('-', ' '));
}

/** How it plays, in a sentence; empty for a bot from elsewhere. */
export function aboutBot(bot: string): string {
  return words.has(`bot-${bot}-about`) ? t(`bot-${bot}-about`) : '';
}

export function levelsFirst(bots: readonly string[]): string[] {
  return [...LEVELS.filter((level) => bots.includes(level)), ...bots.filter((bot) => !LEVELS.includes(bot))];
}

/** The bot that a table gets unless somebody wants another one: the last one chosen, and an easy one in the first game. */
export function usualBot(bots: readonly string[]): string {
  return [storedText(KEY) ?? '', 'easy', 'greedy'].find((bot) => bots.includes(bot)) ?? bots[0] ?? '';
}

export const preferBot = (bot: string): void => storeText(KEY, bot);
