// Which lands go with which company: for the pictures alone. The rules have the last word, and the page shows what they refuse.
import type { Options } from '../game';
import { familyOf, printed } from './printed.svelte';

export const OWN = 'own';

export type Hindrance = 'for-teams' | 'for-one' | 'not-for-teams' | 'not-for-one';

/** The options that hold each player's own land. */
export const ownOptions = (players: number): string[] =>
  Array.from({ length: players }, (_, seat) => `board_${seat + 1}`);

/** The land of those who choose none. */
export function usualBoard(players: number, options: Options): string {
  const boards = printed().usual_boards ?? {};
  return boards[players === 1 ? 'solo' : options['team'] === true ? 'team' : 'ordinary'] ?? '1';
}

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
  const team = options['team'] === true;
  const family = familyOf(choice);
  if (family === 'team') return team ? null : 'for-teams';
  if (family === 'solo') return players === 1 ? null : 'for-one';
  if (players === 1) return 'not-for-one';
  return team ? 'not-for-teams' : null;
}
