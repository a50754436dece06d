// What a scoring would bring somebody now, read off what is printed.
import { artPoints, gemPoints, tomePoints } from './printed.svelte';
import { level, type Position } from './position';

export function tokenPoints(position: Position, seat: number, token: string): number {
  if (token === 'tome') return tomePoints(level(position, seat, 'tome'));
  if (token === 'artwork') return artPoints(position.gauge, level(position, seat, 'artwork'));
  if (token === 'gems') return gemPoints(level(position, seat, 'topaz'), level(position, seat, 'emerald'));
  return 0;
}
