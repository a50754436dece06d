// The moments of a game that a replay can show, and how to step from one to another.
import type { Chapter, EntryInfo, Replay } from './messages';

export interface Moments {
  /** Versions in order; the first is the start of the game. */
  readonly versions: readonly number[];
  /** The journal entry that led to each version; the start has none. */
  readonly entries: readonly (EntryInfo | null)[];
}

/** Skips moves that were undone. */
export function momentsOf({ first, last, entries }: Pick<Replay, 'first' | 'last' | 'entries'>): Moments {
  const undone = new Set(entries.flatMap((entry) => entry.undone));
  const stand = entries.filter(
    (entry) =>
      entry.undone.length === 0 && !undone.has(entry.version) && entry.version > first && entry.version <= last,
  );
  return { versions: [first, ...stand.map((entry) => entry.version)], entries: [null, ...stand] };
}

/** The last moment at or before the version. */
export function placeOf({ versions }: Moments, version: number): number {
  return Math.max(
    0,
    versions.findLastIndex((one) => one <= version),
  );
}

/** Moments at which this seat is about to act. */
export function turnsOf({ entries }: Moments, seat: number): number[] {
  return entries.flatMap((entry, i) => (i > 0 && entry?.seat === seat && entry.kind === 'act' ? [i - 1] : []));
}

/** Moments at which a round or phase begins. */
export function chaptersOf(moments: Moments, chapters: readonly Chapter[]): number[] {
  return [...new Set(chapters.map((chapter) => placeOf(moments, chapter.version)))];
}

export function nextOf(places: readonly number[], at: number, last: number): number {
  return places.find((place) => place > at) ?? last;
}

export function beforeOf(places: readonly number[], at: number): number {
  return places.findLast((place) => place < at) ?? 0;
}
