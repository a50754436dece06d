import type { GameFace, Observation } from '../../games/game';
import type { TableInfo } from '../../net/messages';
import { RemoteSession } from '../../net/remote.svelte';
import { isOver, TableSocket } from '../../net/socket';
import { words } from '../../words/words.svelte';

/** The seat number of a spectator. */
const WATCHING = -1;

/**
 * The seats of this browser at one table, shown one at a time. Each seat has its own connection, which is opened when its person
 * looks, so that nothing of a hand is in this browser before. With one seat or none this is just that seat's session.
 */
export class HotSeat {
  readonly #table: string;
  readonly #face: GameFace<Observation>;
  #session = $state.raw<RemoteSession>();
  #coming = $state.raw<RemoteSession | null>(null);
  #closed = false;

  /** The seat that the session was opened for. */
  readonly #opened: string;

  constructor(table: TableInfo, face: GameFace<Observation>) {
    this.#table = table.id;
    this.#face = face;
    const own = ownSeats(table);
    this.#opened = whose(own);
    if (own.length < 2) this.#session = this.#sit(null);
    else if (table.status === 'waiting') void this.#begin(own);
    else this.#session = this.#sit(WATCHING);
  }

  /** The session on the screen; undefined for a moment before the game begins. */
  get session(): RemoteSession | undefined {
    return this.#session;
  }

  /** The own seats have changed since the session was opened: it must be opened again. */
  readonly outdated = $derived.by(() => {
    const table = this.#session?.table;
    return table?.status === 'waiting' && whose(ownSeats(table)) !== this.#opened;
  });

  /** Whether several people share this screen. */
  get shared(): boolean {
    return ownSeats(this.#session?.table).length > 1;
  }

  /** The seat of this screen that has to decide but is not shown; null if the shown one decides, or nobody of this screen. */
  readonly next = $derived.by((): number | null => {
    const session = this.#session;
    if (!session?.started || !this.shared) return null;
    const deciding = session.view.position.deciding;
    const waiting = ownSeats(session.table).filter((seat) => deciding.includes(seat));
    const seat = session.seat ?? WATCHING;
    if (waiting.includes(seat)) return null;
    return waiting.find((one) => one > seat) ?? waiting[0] ?? null;
  });

  /** The seat that waits behind the curtain. */
  readonly curtained = $derived.by((): number | null => {
    const position = this.next === null ? null : this.#session?.view.position;
    return position && this.#face.secret?.(position) ? this.next : null;
  });

  /** The seat whose session is being opened. */
  get lifting(): boolean {
    return this.#coming !== null;
  }

  /** Opens a seat's session and shows it when it has started. */
  show(seat: number): void {
    if (this.#coming?.asked === seat) return;
    this.#coming?.close();
    this.#coming = this.#sit(seat);
  }

  /** Replaces the shown session by the coming one, once that has started. */
  readonly arrived = $derived.by(() => this.#coming?.started ?? false);

  change(): void {
    if (!this.#coming) return;
    this.#session?.close();
    this.#session = this.#coming;
    this.#coming = null;
  }

  close(): void {
    this.#closed = true;
    this.#session?.close();
    this.#coming?.close();
  }

  #sit(seat: number | null): RemoteSession {
    return new RemoteSession(this.#table, this.#face.describing, seat);
  }

  /** Sends a nonce for every own seat; the first seat comes last, because its session stays when that starts the game. */
  async #begin([first, ...others]: readonly number[]): Promise<void> {
    for (const seat of others) await addToSeed(this.#table, seat);
    if (!this.#closed) this.#session = this.#sit(first ?? null);
  }
}

export function ownSeats(table: TableInfo | null | undefined): number[] {
  return table?.seats.flatMap((seat, i) => (seat.mine ? [i] : [])) ?? [];
}

/** A single seat's session follows when the host moves the seat. With several seats each connection is bound to its number. */
function whose(own: readonly number[]): string {
  return own.length < 2 ? String(own.length) : own.join();
}

/** Connects as this seat just long enough to send its nonce for the seed. */
function addToSeed(table: string, seat: number): Promise<void> {
  return new Promise((done) => {
    const socket = new TableSocket({
      table,
      seat,
      language: words.language,
      onmessage: (message) => {
        if (message.type === 'welcome') socket.ping();
        if (message.type !== 'pong') return;
        socket.close();
        done();
      },
      onconnection: (state) => isOver(state) && done(),
    });
  });
}
