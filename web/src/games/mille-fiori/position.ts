export type Phase = 'choose' | 'play' | 'extra' | 'over';
export type BonusArea = 'workshops' | 'residences' | 'nobles' | 'commoners' | 'trade';
export type Area = BonusArea | 'harbor';

/** What a seat sees of a game, as the rules write it. Hidden cards are "?". */
export interface Position {
  readonly game: 'mille-fiori';
  readonly seat: number | null;
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly pass: number;
  readonly passes: number;
  readonly start: number;
  readonly active: number | null;
  readonly deciding: readonly number[];
  readonly scores: readonly number[];
  readonly supply: readonly number[];
  readonly reserve: readonly number[];
  readonly ships: readonly number[];
  readonly spaces: Readonly<Record<string, number>>;
  readonly bonuses: Readonly<Record<BonusArea, readonly (number | null)[]>>;
  readonly display: readonly string[];
  readonly discard: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly chosen: readonly (string | null)[];
  readonly card: string | null;
  readonly deck: readonly string[];
}

/** The card the active seat is using: an extra card, or the one it had chosen; null where it is not known. */
export function cardInUse(position: Position): string | null {
  if (position.card) return position.card;
  const chosen = position.phase === 'play' && position.active !== null ? position.chosen[position.active] : null;
  return chosen && chosen !== '?' ? chosen : null;
}
