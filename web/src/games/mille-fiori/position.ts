import type { BoardNow, Bonuses, Position, PrintedSpace, Standing } from './types.gen';

export type { Position };
export type BonusArea = keyof Bonuses;
export type Area = PrintedSpace['area'];

/** What the server tells of somebody besides; nothing of a finished game that today's rules cannot read. */
export const standingOf = (position: Position, seat: number): Standing | undefined => position.standings?.[seat];
/** The same of the board. */
export const boardOf = (position: Position): BoardNow | undefined => standingOf(position, 0)?.board;

/** The card the active seat is using: an extra card, or the one it had chosen; null where it is not known. */
export function cardInUse(position: Position): string | null {
  if (position.card) return position.card;
  const chosen = position.phase === 'play' && position.active !== null ? position.chosen[position.active] : null;
  return chosen && chosen !== '?' ? chosen : null;
}
