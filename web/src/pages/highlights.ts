// Highlights of a finished game: how it was won, and its best moves.
import type { SourcePoints } from '../net/messages';
import type { LogLine } from '../net/session';

export interface Win {
  /** The runner-up, and by how much the winner is ahead. */
  readonly second: number;
  readonly ahead: number;
  /** The source in which the winner gained most on the runner-up; null if there is none. */
  readonly source: { readonly title: string; readonly by: number } | null;
}

/** How a single winner won; null for shared wins and games of one player. */
export function howItWasWon(
  order: readonly number[],
  scores: readonly number[],
  ranks: readonly number[],
  sources: readonly SourcePoints[],
): Win | null {
  const [first, second] = order;
  if (first === undefined || second === undefined || ranks[second] === 1) return null;
  const lead = ({ points }: SourcePoints): number => (points[first] ?? 0) - (points[second] ?? 0);
  const best = sources.filter(({ source }) => source !== 'before').sort((a, b) => lead(b) - lead(a))[0];
  return {
    second,
    ahead: (scores[first] ?? 0) - (scores[second] ?? 0),
    source: best && lead(best) > 0 ? { title: best.title, by: lead(best) } : null,
  };
}

/** The fewest points of a highlight. */
const LEAST = 3;

export interface BestMove {
  readonly seat: number;
  readonly points: number;
  readonly version: number;
  readonly line: LogLine;
}

/**
 * The moves with the most points for their player. Points at the end of the game or after events of the table belong to no
 * move.
 */
export function bestMoves(log: readonly LogLine[], count: number): BestMove[] {
  const end = log.at(-1)?.version;
  const moves = new Map<number, { line: LogLine; points: number }>();
  const over = new Set<number>();
  for (const line of log) {
    const { version, seat } = line;
    if (version === undefined || version === end || over.has(version)) continue;
    if (seat === null) {
      over.add(version);
      continue;
    }
    const move = moves.get(version);
    if (!move) moves.set(version, { line, points: line.points ?? 0 });
    else if (line.seat === move.line.seat) move.points += line.points ?? 0;
  }
  return [...moves]
    .map(([version, { line, points }]) => ({ seat: line.seat ?? 0, points, version, line }))
    .filter(({ points }) => points >= LEAST)
    .sort((a, b) => b.points - a.points || a.version - b.version)
    .slice(0, count);
}
