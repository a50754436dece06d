// What a scoring would bring somebody now, read off what is printed.
import { artPoints, contractsAt, gemPoints, starsAt, tomePoints } from './printed.svelte';
import { RESOURCES, level, type Position } from './position';

export function tokenPoints(position: Position, seat: number, token: string): number {
  if (token === 'tome') return tomePoints(level(position, seat, 'tome'));
  if (token === 'artwork') return artPoints(position.gauge, level(position, seat, 'artwork'));
  if (token === 'gems') return gemPoints(level(position, seat, 'topaz'), level(position, seat, 'emerald'));
  return 0;
}

/** The prestige somebody would have if the game ended now: all that the board shows, together. */
export function pointsNow(position: Position, seat: number): number {
  const contracts = RESOURCES.map(
    (one) =>
      contractsAt(one, level(position, seat, one), position.characters[seat] ?? '') *
      starsAt(one, level(position, seat, `${one}-seal`)),
  );
  const tokens = ['tome', 'artwork', 'gems'].map((token) => tokenPoints(position, seat, token));
  return [...tokens, ...contracts].reduce((sum, points) => sum + points, position.scores[seat] ?? 0);
}
