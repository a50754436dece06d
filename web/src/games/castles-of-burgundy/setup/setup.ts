// Which boards go with which number of players and expansions, as the rules describe it.
import type { Options } from '../../game';
import { familyOf, printed } from '../printed.svelte';

export const OWN = 'own';

export type Hindrance = 'for-teams' | 'for-one' | 'not-for-teams' | 'not-for-one';

/** The options that hold each player's own land. */
export const ownOptions = (players: number): string[] =>
  Array.from({ length: players }, (_, seat) => `board_${seat + 1}`);

/** The land of those who choose none. */
export function usualBoard(players: number, options: Options): string {
  return printed().usual_boards?.[wayOf(players, options)] ?? '1';
}
const wayOf = (players: number, options: Options): 'ordinary' | 'solo' | 'team' =>
  players === 1 ? 'solo' : options['team'] === true ? 'team' : 'ordinary';

export const chosenBoards = (players: number, options: Options): string[] =>
  ownOptions(players).map((name) => String(options[name] ?? '1'));

/** The boards that a choice stands for, to be drawn. */
export function boardsOf(choice: string): string[] {
  const all = Object.keys(printed().boards);
  if (choice === 'border-posts') return all.filter((board) => familyOf(board) === 'border_posts');
  if (choice === 'dealt') return ['4', '8', '6'];
  if (choice === OWN) return ['3', '1', '7'];
  return [choice];
}

/** Why a choice does not go with these players; null where it does. */
export function hindrance(choice: string, players: number, options: Options): Hindrance | null {
  const way = wayOf(players, options);
  const goesWith = (one: string): boolean => printed().board_choices?.[one]?.includes(choice) ?? false;
  if (goesWith(way)) return null;
  if (goesWith('ordinary')) return way === 'solo' ? 'not-for-one' : 'not-for-teams';
  return goesWith('team') ? 'for-teams' : 'for-one';
}
