// Requests of the host of a waiting table: all its seats in their new order.
import type { Arrangement, SeatChange, SeatInfo } from '../../../net/messages';
import { freeBotName } from '../new/plannedSeats';

type Seats = readonly SeatInfo[];

/** Swaps the seat with its neighbour above (-1) or below (1). */
export function moved(seats: Seats, seat: number, by: -1 | 1): Arrangement {
  const order = seats.map((_, number) => number);
  order[seat] = seat + by;
  order[seat + by] = seat;
  return arrangement(
    seats,
    order.map((number) => ({ seat: number })),
  );
}

export function opened(seats: Seats, seat: number): Arrangement {
  return changed(seats, { seat, kind: 'open' });
}

export function givenTo(bot: string, seats: Seats, seat: number): Arrangement {
  return changed(seats, { seat, kind: 'bot', bot, name: freeBotName(seats.map(({ name }) => name)) });
}

function changed(seats: Seats, place: SeatChange): Arrangement {
  return arrangement(
    seats,
    seats.map((_, seat) => (seat === place.seat ? place : { seat })),
  );
}

/** The seats as the server will have them, as far as the page can tell. */
export function arranged(seats: Seats, { seats: places }: Arrangement): readonly SeatInfo[] {
  return places.map(({ seat, kind = 'keep', bot = '', name = '' }) => {
    const before = seats[seat] ?? FREE;
    return kind === 'keep' ? before : { ...FREE, colour: before.colour, kind, bot, name };
  });
}
const FREE: SeatInfo = {
  kind: 'open',
  name: '',
  bot: '',
  mine: false,
  here: false,
  standin: '',
  away: 0,
  host: false,
  colour: 0,
};

/** The names tell the server which seats the host saw, because somebody may have joined meanwhile. */
function arrangement(seats: Seats, places: readonly SeatChange[]): Arrangement {
  return { seats: places, names: seats.map(({ name }) => name) };
}
