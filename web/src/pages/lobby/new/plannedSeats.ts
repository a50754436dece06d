// Seats as they are planned before the table is made.
import type { GameInfo, NewSeat } from '../../../net/messages';
import { isLocal } from '../../../net/transport';
import { usualBot } from '../../../words/bots';

export type PlannedKind = 'me' | 'open' | 'bot' | 'screen';
export interface PlannedSeat {
  kind: PlannedKind;
  bot: string;
  name: string;
}

export const BOT_NAMES: readonly string[] = ['Teo', 'Lucía', 'Bruno', 'Nora', 'Iris', 'Hugo'];

/** A free name for another bot; empty when all are taken. */
export function freeBotName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? '';
}

/** The default for an added seat: a friend by link, or on a static site somebody at this device. */
export const somebodyElse: PlannedKind = isLocal ? 'screen' : 'open';

/** A new table starts with a friend's seat, because the first page already offers games against bots only. */
export function firstSeats(game: GameInfo): PlannedSeat[] {
  const count = Math.max(2, game.seats[0]);
  return Array.from({ length: count }, (_, seat) => planned(game, seat === 0 ? 'me' : somebodyElse));
}

export function planned(game: GameInfo, kind: PlannedKind): PlannedSeat {
  return { kind, bot: usualBot(game.bots), name: '' };
}

/** The name at each seat; empty for open seats. */
export function seatNames(seats: readonly PlannedSeat[], me: string): string[] {
  const free = BOT_NAMES.filter((name) => name !== me && !seats.some((seat) => seat.name === name));
  return seats.map((seat) => {
    if (seat.kind === 'open') return '';
    if (seat.kind === 'me') return me;
    return seat.name.trim() || (seat.kind === 'bot' ? (free.shift() ?? '') : '');
  });
}

export function newSeats(seats: readonly PlannedSeat[], me: string): NewSeat[] {
  const names = seatNames(seats, me);
  return seats.map(({ kind, bot }, seat): NewSeat => {
    const name = names[seat] ?? '';
    if (kind === 'bot') return { kind, bot, name };
    return kind === 'open' ? { kind } : { kind: 'me', name };
  });
}
