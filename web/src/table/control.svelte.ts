import type { GameFace, GameViewProps, Observation } from '../games/game';
import type { TableSession, TableView } from '../net/session';
import { toasts } from '../parts/notices/toasts.svelte';
import type { Phrase } from '../words/phrase';
import { preferences } from '../words/preferences.svelte';
import { t, words } from '../words/words.svelte';
import { lastMoves } from './lastMoves';
import type { Marks } from './marks';
import { Picks, actionsNow, type Plan, type Wording } from './picks';
import { prepare } from './preparing';
import { stepwise } from './stepwise';

/** On what would have been better. */
const BETTER = '★';

export const wording: Wording = {
  exact: (points) => t('points-exact', { points }),
  upTo: (points) => t('points-up-to', { points }),
};

/** The interaction state of a table: picks, hovered thing, hints. The layouts show it and pass on what is touched. */
export class TableControl {
  looked = $state<string | null>(null);
  /** Where a line of the log happened, while the pointer is on it. */
  pointed = $state<string | null>(null);
  sending = $state(false);
  #session: () => TableSession;
  #face: () => GameFace<Observation>;
  // Picks belong to the decision they were made in. They survive moves of others that do not change that decision.
  #made = $state.raw<{ readonly choice: string; readonly picked: readonly string[] } | null>(null);

  /** Picked while others move. Offered when this seat decides next, and never sent by itself. */
  #prepared = $state.raw<readonly string[]>([]);
  /** The prepared picks that were applied to the open decision, and those that have become impossible. */
  #kept = $state.raw<{
    readonly choice: string;
    readonly picked: readonly string[];
    readonly lost: readonly string[];
  } | null>(null);

  // The thing that was touched before the plans arrived.
  #early: string | null = null;
  #sent: readonly string[] = [];
  #hinting = false;
  #suggested = $state.raw<{ readonly choice: string; readonly text: Phrase } | null>(null);
  #going: Promise<void> = Promise.resolve();

  constructor(session: () => TableSession, face: () => GameFace<Observation>) {
    this.#session = session;
    this.#face = face;
  }

  get view(): TableView {
    return this.#session().view;
  }
  readonly seat = $derived.by(() => this.view.position.seat ?? 0);
  #plans = $derived.by(() => this.view.plans);
  // Few signals in a chain, because Svelte propagates each change along every dependency.
  #offer = $derived.by(() => {
    const { follows, declines } = this.#face();
    const none = new Picks(follows ? stepwise(this.#plans, this.seat, follows, declines) : this.#plans, this.seat);
    return { none, choice: none.plans.map((plan) => plan.actions.join()).join() };
  });
  readonly picks = $derived.by(() => {
    const { none, choice } = this.#offer;
    return this.#made?.choice === choice ? new Picks(none.plans, none.seat, this.#made.picked) : none;
  });
  readonly marks = $derived.by((): Marks => {
    const marks = this.picks.marks(wording, this.looked);
    if (this.pointed !== null && !marks.has(this.pointed)) marks.set(this.pointed, { state: 'preview' });
    for (const thing of this.view.ghosts ?? [])
      if (marks.get(thing)?.state !== 'picked') marks.set(thing, { state: 'preview', prepared: true, label: BETTER });
    for (const thing of this.prepared)
      marks.set(thing, { state: 'preview', prepared: true, label: t('mark-prepared') });
    return marks;
  });
  /** Others move before this seat decides, so picks are prepared. */
  readonly ahead = $derived.by(() => {
    const { position, live } = this.view;
    const { seat, deciding } = position;
    if (this.#session().past || seat === null || deciding.length === 0 || deciding.includes(seat)) return false;
    return !live?.table.seats[seat]?.standin;
  });
  readonly prepared = $derived.by(() => (this.ahead ? this.#prepared : []));
  /** All that is picked is what was prepared. */
  readonly asPrepared = $derived.by(
    () =>
      this.#kept?.choice === this.#offer.choice &&
      this.#kept.picked === this.picks.picked &&
      this.#kept.lost.length === 0 &&
      this.complete !== null,
  );
  /** What was prepared for this decision and can't be done in it. */
  readonly lost = $derived.by(() => (this.#kept?.choice === this.#offer.choice ? this.#kept.lost : []));
  readonly last = $derived.by(() => lastMoves(this.view.log));
  readonly complete = $derived(this.picks.complete);
  /** The suggestion for the open decision. */
  readonly suggestion = $derived.by(() =>
    this.#suggested?.choice === this.#offer.choice ? this.#suggested.text : null,
  );
  /** The plan to explain: that of the picks, or of the hovered thing. */
  readonly plan = $derived.by(() => this.picks.focusPlan(this.looked));
  /** Its least and most points, if they are uncertain. */
  readonly range = $derived.by(() => {
    const look = this.picks.range(this.looked);
    return look && look.min < look.max ? look : null;
  });
  /** Picks that have no thing on the table, offered where they complete a move that is not complete without them. */
  readonly offered = $derived.by(() =>
    this.#face().buttons.filter((name) => this.marks.get(name)?.state === 'legal' && this.#completes(name)),
  );

  /** By itself, or together with all that is picked. */
  #completes(name: string): boolean {
    const next = this.picks.pick(name);
    const move = next?.complete;
    if (!next || !move || move === this.complete) return false;
    return move.picks.length === 1 || next.picked.length > this.picks.picked.length;
  }

  /** The props of a face's parts. Each is its own signal, so that a pick does not redraw what depends on the position alone. */
  readonly shared: GameViewProps<Observation> = TableControl.#parts(this);

  static #parts(control: TableControl): GameViewProps<Observation> {
    return {
      get position() {
        return control.view.position;
      },
      get marks() {
        return control.marks;
      },
      get names() {
        return control.view.names;
      },
      get picks() {
        return control.picks;
      },
      get last() {
        return control.last;
      },
      get past() {
        return control.#session().past ?? false;
      },
      onpick: (name) => void control.pick(name),
      onset: (names) => control.set(names),
    };
  }

  #set({ picked }: Picks): void {
    this.#made = { choice: this.#offer.choice, picked };
  }

  /** This seat has to decide, but its plans have not arrived yet. */
  get #awaited(): boolean {
    const { position, plans } = this.view;
    return plans.length === 0 && position.seat !== null && position.deciding.includes(position.seat);
  }

  /** No answer is under way, and the plans of an open decision have arrived. */
  readonly settled = $derived.by(() => !this.sending && !this.#awaited);

  /** Applies picks that were prepared or made too early. Call it when an answer or new plans have arrived. */
  catchUp(): void {
    this.#offerPrepared();
    const early = this.#early;
    this.#early = null;
    if (early !== null) void this.pick(early);
  }

  /** Picks a thing, or says why it can't be picked. Sends the move if it is complete and the person plays without confirming. */
  async pick(name: string): Promise<void> {
    if (!this.settled) {
      // A second tap on a move that is being sent is ignored.
      if (!this.#sent.includes(name)) this.#early = name;
      return;
    }
    if (this.ahead) return this.#prepare(name);
    const next = this.picks.pick(name);
    if (!next) return this.#explain(name);
    this.looked = null;
    const decided = this.#decisive(name) || !next.needsConfirm(preferences.confirm);
    if (next.complete && decided) await this.send(next.complete);
    else this.#set(next);
  }

  /** Keeps a pick for the next decision, or drops it where it was kept. */
  async #prepare(name: string): Promise<void> {
    const meant = this.#face().prepares?.(name) ?? name;
    const next = this.#prepared.includes(meant)
      ? this.#prepared.filter((thing) => thing !== meant)
      : prepare(this.view.preparable ?? null, meant, this.#prepared);
    if (!next) return this.#explain(name);
    this.looked = null;
    this.#prepared = next;
  }

  /** Drops all prepared picks. */
  drop(): void {
    this.#prepared = [];
  }

  /** Applies prepared picks as far as they are legal. They are never sent without a confirmation. */
  #offerPrepared(): void {
    if (this.ahead || this.#prepared.length === 0) return;
    const prepared = this.#prepared;
    this.#prepared = [];
    const { none, choice } = this.#offer;
    const all = prepared.reduce((picks, thing) => picks.pick(thing) ?? picks, none);
    const { picked } = all;
    const lost = prepared.filter((thing) => !all.means(thing));
    if (none.plans.length > 0) this.#kept = { choice, picked, lost };
    this.#made = { choice, picked };
  }

  #decisive(name: string): boolean {
    const { decisive } = this.#face();
    return typeof decisive === 'function' ? decisive(this.view.position, name) : (decisive?.includes(name) ?? false);
  }

  /** Replaces the picks by these. */
  set(things: readonly string[]): void {
    this.looked = null;
    this.#set(new Picks(this.#offer.none.plans, this.seat, things));
  }

  async #explain(name: string): Promise<void> {
    const session = this.#session();
    const why = (await session.whyNot([...this.picks.picked, name])) ?? (await session.whyNot([name]));
    toasts.show(why ? words.phrase(why) : t('table-not-now'));
  }

  back(): void {
    if (this.ahead) {
      this.#prepared = this.#prepared.slice(0, -1);
      return;
    }
    const left = this.#face().back?.(this.view.position, this.picks.picked);
    if (left) this.set(left);
    else this.#set(this.picks.back());
  }

  async send(chosen: Plan): Promise<void> {
    if (!this.sending) this.#sent = chosen.picks;
    await this.#ask((session) => session.send(actionsNow(chosen)));
  }

  /** Undoes the last move, or all moves back to the last barrier. */
  async undo(all = false): Promise<void> {
    await this.#going.catch(() => undefined); // undo means the move that is being sent
    await this.#ask((session) => session.undo(all));
  }

  async #ask(what: (session: TableSession) => Promise<Phrase | undefined>): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.#going = this.#hear(what(this.#session()));
    await this.#going;
  }

  async #hear(answer: Promise<Phrase | undefined>): Promise<void> {
    const sent = this.#made;
    try {
      const refused = await answer;
      if (refused) toasts.show(words.phrase(refused));
      else if (this.#made === sent) this.#made = null; // what was picked meanwhile stays
    } finally {
      this.sending = false;
      this.#sent = [];
    }
  }

  /** Picks the suggested move without sending it. A second call while it is computed waits for the same answer. */
  async hint(): Promise<void> {
    if (this.#hinting) return;
    this.#hinting = true;
    const choice = this.#offer.choice;
    const hint = await this.#session()
      .hint()
      .finally(() => (this.#hinting = false));
    if (choice !== this.#offer.choice) return; // the decision has changed meanwhile
    if (!hint) {
      toasts.show(t('table-no-hint'));
      return;
    }
    this.propose(hint.plan.picks, hint.text);
  }

  /** Picks a proposed move without sending it, and shows its sentence. */
  propose(picks: readonly string[], text: Phrase): void {
    let next = this.picks.clear();
    for (const thing of picks) {
      next = next.pick(thing) ?? next;
      if (next.complete && !next.open) break;
    }
    this.#set(next);
    this.#suggested = { choice: this.#offer.choice, text };
  }
}
