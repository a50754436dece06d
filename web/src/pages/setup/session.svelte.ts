import type { Editing, JsonObject, Path, Slot } from '../../games/editing';
import type { Observation } from '../../games/game';
import { api } from '../../net/api';
import type { LaidPosition, PositionCheck } from '../../net/messages';
import type { TableSession, TableView } from '../../net/session';
import type { Plan } from '../../table/picks';
import { t, words } from '../../words/words.svelte';

/** Delay before a change is sent, so that quick changes become one request; in milliseconds. */
const PAUSE = 150;
const MOST_STEPS = 200;

/** A table session for editing a position: every editable place can be picked, which selects it. */
export class EditSession implements TableSession {
  readonly past = true;
  #laid = $state.raw<LaidPosition>() as LaidPosition;
  #check = $state.raw<PositionCheck | null>(null);
  #before = $state.raw<readonly JsonObject[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #latest = 0;
  seat = $state(0);
  /** The place that was picked, with what it is called on the table. */
  selected = $state.raw<{ readonly name: string; readonly slot: Slot } | null>(null);
  busy = $state(false);
  /** Things of a move that is shown on the board. */
  ghosts = $state.raw<readonly string[]>([]);
  problem = $state('');

  constructor(
    laid: LaidPosition,
    check: PositionCheck,
    readonly editing: Editing,
    readonly things: readonly string[],
  ) {
    this.#laid = laid;
    this.#check = check;
  }

  get laid(): LaidPosition {
    return this.#laid;
  }
  get position(): JsonObject {
    return this.#laid.position as JsonObject;
  }
  /** Why the position is impossible; empty if it is possible. */
  readonly why = $derived.by(() => this.#check?.why ?? '');
  readonly field = $derived.by(() => this.#check?.field ?? '');
  readonly pools = $derived.by((): readonly (readonly Path[])[] => this.editing.pools(this.position));
  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  change(next: JsonObject): void {
    if (next === this.position) return;
    this.#before = [...this.#before.slice(-MOST_STEPS), this.position];
    this.#set(this.editing.follow?.(next) ?? next);
  }

  /** Undoes the last change. */
  back(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#set(last);
  }

  #set(position: JsonObject): void {
    this.#laid = { ...this.#laid, position };
    this.busy = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), PAUSE);
  }

  /** Sends the position to be checked; the answer contains the consequences of the change. */
  async ask(): Promise<void> {
    const mine = ++this.#latest;
    const sent = this.#laid;
    try {
      const check = await api.checkPosition(sent, this.seat, false);
      if (mine !== this.#latest || sent !== this.#laid) return;
      this.#check = check;
      this.#laid = { ...sent, position: check.position };
      this.problem = '';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (mine === this.#latest) this.busy = false;
    }
  }

  #places = $derived.by(() =>
    this.things.filter(
      (name) => !this.editing.unlit?.includes(name) && this.editing.place(this.position, name, this.seat) !== null,
    ),
  );
  #plans = $derived.by(() =>
    this.#places.map((name): Plan => ({ actions: [name], typed: [], picks: [name], points: [] })),
  );
  #view = $derived.by((): TableView => {
    const standings = this.#check?.standings ?? [];
    const position = {
      ...this.#laid.position,
      ...(standings.length > 0 ? { standings } : {}),
      seat: this.seat,
      legal: [],
    } as unknown as Observation; // an edited position may be illegal, but it has the game's JSON shape
    return {
      position,
      plans: this.#plans,
      log: [],
      names: this.names,
      undoSteps: 0,
      ghosts: this.ghosts,
    };
  });
  readonly names = $derived.by(() => {
    void words.language;
    return Array.from({ length: this.#laid.players }, (_, seat) => t('setup-seat', { number: seat + 1 }));
  });

  get view(): TableView {
    return this.#view;
  }

  /** Selects the touched place. */
  pick(name: string): boolean {
    const slot = this.editing.place(this.position, name, this.seat);
    if (slot) this.selected = { name, slot };
    return slot !== null;
  }

  select(name: string, slot: Slot): void {
    this.selected = { name, slot };
  }

  send(actions: readonly string[]): Promise<undefined> {
    this.pick(actions[0] ?? '');
    return Promise.resolve(undefined);
  }
  undo(): Promise<undefined> {
    this.back();
    return Promise.resolve(undefined);
  }
  hint(): Promise<null> {
    return Promise.resolve(null);
  }
  whyNot(): Promise<null> {
    return Promise.resolve(null);
  }
  close(): void {
    clearTimeout(this.#timer);
  }
}
