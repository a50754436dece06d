import type { SeatInfo } from '../../net/messages';

/** By seat, at the table that is shown. */
let colours = $state.raw<readonly number[]>([]);

/** The number of the colour that a seat is drawn in: its own, unless whoever sits there brought another from an earlier game. */
export const colourOf = (seat: number): number => colours[seat] ?? seat;

/** Call it in an effect of a page that shows these seats: it sets their colours while the page is shown. */
export function colourSeats(seats: readonly SeatInfo[] | undefined): () => void {
  colours = seats?.map((seat) => seat.colour) ?? [];
  return () => (colours = []);
}
