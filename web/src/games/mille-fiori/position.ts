import type { Bonuses, Position, PrintedSpace } from './types.gen';

export type { Position };
export type BonusArea = keyof Bonuses;
export type Area = PrintedSpace['area'];

/** The card the active seat is using: an extra card, or the one it had chosen; null where it is not known. */
export function cardInUse(position: Position): string | null {
  if (position.card) return position.card;
  const chosen = position.phase === 'play' && position.active !== null ? position.chosen[position.active] : null;
  return chosen && chosen !== '?' ? chosen : null;
}
