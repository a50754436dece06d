import { pointsOf } from '../games/events';
import type { Describing } from '../games/game';
import type { EntryInfo, EventInfo } from './messages';
import type { LogLine } from './session';

/** More than the number of events in any entry. */
const EVENTS = 1000;

/** The whole sentence of an event, as it is read aloud. */
export const sentenceOf = ({ parts }: EventInfo): string => parts.join(' | ');

/** The log lines of a journal entry for a seat; null is a spectator. */
export function logLinesOf(entry: EntryInfo, describing: Describing, seat: number | null): LogLine[] {
  return entry.events.flatMap((event, place): LogLine[] => {
    if (describing.quiet?.(event, seat)) return [];
    const points = pointsOf(event);
    const thing = describing.thing?.(event, entry.events, seat);
    const touched = describing.thing?.(event, entry.events, event.seat);
    const line: LogLine = {
      id: entry.version * EVENTS + place,
      version: entry.version,
      seat: event.seat < 0 ? null : event.seat,
      text: points !== undefined ? event.reason : sentenceOf(event),
      ...(event.parts.length > 1 ? { parts: event.parts } : {}),
      event,
      ...(points !== undefined ? { points, follows: true } : {}),
      ...(thing === undefined ? {} : { thing }),
      ...(touched === undefined ? {} : { touched }),
    };
    return [line];
  });
}
