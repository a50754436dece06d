// How the pages about oneself write numbers, dates and the names of games.
import type { GroupInfo } from '../../net/messages';
import { t, words } from '../../words/words.svelte';
import { gameList } from '../lobby/gameList.svelte';

export const whole = (value: number): string => new Intl.NumberFormat(words.language).format(Math.round(value));
/** As ratings are written: 1498. */
export const ungrouped = (value: number): string => String(Math.round(value));
export const tenth = (value: number): string =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
export const share = (part: number, of: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent' }).format(of > 0 ? part / of : 0);
export const day = (moment: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(moment);

export const gameTitle = (id: string): string => gameList.title(id) || id;

/** What a board is called: by the words of the option that it was chosen with. */
export function boardTitle(of: Pick<GroupInfo, 'game' | 'board'>): string {
  if (!of.board) return '';
  const game = gameList.game(of.game);
  const chosenBy = game?.board_option ?? '';
  const options = game?.options.filter((option) => option.name === chosenBy || option.of === chosenBy) ?? [];
  const choice = options.flatMap((option) => option.choices).find((each) => String(each.value) === of.board);
  return choice?.title ?? of.board;
}

/** "The Castles of Burgundy, 2 players, board 1" */
export function kindTitle(of: Pick<GroupInfo, 'game' | 'board' | 'players'>): string {
  const board = boardTitle(of);
  return [gameTitle(of.game), t('person-players', { count: of.players }), ...(board ? [board] : [])].join(' · ');
}
