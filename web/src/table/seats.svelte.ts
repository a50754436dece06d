import type { Observation } from '../games/game';
import type { LiveTable, TableSession } from '../net/session';
import { t } from '../words/words.svelte';

/** Derives from a table's state who has to decide, who is connected, and what that means for this page's person. */
export class SeatStates {
  readonly #session: () => TableSession;
  readonly #replayed: () => boolean;

  constructor(session: () => TableSession, replayed: () => boolean) {
    this.#session = session;
    this.#replayed = replayed;
  }

  get #position(): Observation {
    return this.#session().view.position;
  }
  get #live(): LiveTable | undefined {
    return this.#session().view.live;
  }

  /** The seat of this page; null for a spectator. */
  get own(): number | null {
    return this.#position.seat;
  }
  readonly over = $derived.by(() => this.#position.deciding.length === 0);
  /** Seats in the order they are shown: the own one first. */
  readonly order = $derived.by(() => {
    const count = this.#session().view.names.length;
    return Array.from({ length: count }, (_, i) => ((this.own ?? 0) + i) % count);
  });
  /** This person has to decide, and no bot stands in. */
  readonly mine = $derived.by(
    () => !this.#replayed() && this.own !== null && this.#deciding(this.own) && !this.standin(this.own),
  );
  /** Seats that still have to decide. */
  readonly awaited = $derived.by(() => this.#position.deciding.filter((seat) => !this.ready(seat)));
  /** Another person's undo request waits for this person's answer. */
  readonly asked = $derived.by(() => this.own !== null && (this.#live?.takeback?.waiting.includes(this.own) ?? false));

  #deciding(seat: number): boolean {
    return this.#position.deciding.includes(seat);
  }
  active(seat: number): boolean {
    return this.#deciding(seat) && !this.ready(seat);
  }
  /** Whether this bot has decided and waits for the people. */
  ready(seat: number): boolean {
    return this.#live?.ready.includes(seat) ?? false;
  }
  /** Why a bot plays for the person at this seat; empty where none does. */
  standin(seat: number): string {
    return this.#live?.table.seats[seat]?.standin ?? '';
  }
  bot(seat: number): boolean {
    return this.#live?.table.seats[seat]?.kind === 'bot';
  }
  /** A person whose connection is lost or whose page is closed. */
  away(seat: number): boolean {
    const one = this.#live?.table.seats[seat];
    return one?.kind === 'person' && !one.mine && !this.#live?.here.includes(seat);
  }
  /** Bots and people with a stand-in have no clock. */
  timed(seat: number): boolean {
    return !this.over && this.#live?.table.seats[seat]?.kind === 'person' && !this.standin(seat);
  }
  /** Replaces "You" or "Bot" beside the name. */
  note(seat: number): string {
    if (this.#replayed() && seat === this.own) return t('replay-eyes-here');
    if (this.standin(seat)) return t('standin-seat');
    return this.away(seat) && !this.over ? t('seat-away') : '';
  }
}
