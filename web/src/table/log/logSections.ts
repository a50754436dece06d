import type { LogLine } from '../../net/session';

export const FILTERS = ['all', 'scores', 'mine'] as const;
export type LogFilter = (typeof FILTERS)[number];

/** A round of the game in the log: its heading, and what happened in it by turns, the latest first. */
export interface LogSection {
  readonly heading: LogLine | null;
  readonly turns: readonly (readonly LogLine[])[];
}

const begins = (line: LogLine): boolean => line.event?.type === 'round';

/** Groups the log by rounds, the latest first. Lines that continue another one stay below it. `seat` is the viewer's. */
export function logSections(log: readonly LogLine[], filter: LogFilter, seat: number | null): LogSection[] {
  const sections: { heading: LogLine | null; turns: LogLine[][] }[] = [{ heading: null, turns: [] }];
  for (const line of log) {
    const turns = sections.at(-1)?.turns ?? [];
    const last = turns.at(-1);
    if (begins(line)) sections.push({ heading: line, turns: [] });
    else if (line.follows && last) last.push(line);
    else turns.push([line]);
  }
  const matches = (turn: readonly LogLine[]): boolean =>
    filter === 'all' || turn.some((line) => (filter === 'scores' ? line.points : line.seat === seat));
  return sections
    .map(({ heading, turns }) => ({ heading, turns: turns.filter(matches).reverse() }))
    .filter(({ heading, turns }) => turns.length > 0 || (heading && filter === 'all'))
    .reverse();
}
