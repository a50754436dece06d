// Who plays with whom.
import type { Position } from '../position';

/** The team of a seat; null where nobody plays in teams. */
export function teamOf(position: Position, seat: number): number | null {
  const team = position.teams?.findIndex((seats) => seats.includes(seat)) ?? -1;
  return team < 0 ? null : team;
}

/** A, B. */
export const teamLetter = (team: number): string => String.fromCharCode('A'.charCodeAt(0) + team);

/** A1, B1, A2, B2. */
export function placeName(position: Position, seat: number): string {
  const team = teamOf(position, seat);
  return team === null ? '' : `${teamLetter(team)}${(position.teams?.[team]?.indexOf(seat) ?? 0) + 1}`;
}
