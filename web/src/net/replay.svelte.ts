import type { Describing, Observation } from '../games/game';
import { api } from './api';
import { logLinesOf } from './log';
import type { Replay, ScoresAt } from './messages';
import { beforeOf, chaptersOf, momentsOf, nextOf, placeOf, turnsOf, type Moments } from './moments';
import { withStandings, type LogLine, type TableSession, type TableView } from './session';

/** How many moments on either side are prefetched, so that a step is shown at once. */
const AHEAD = 4;

/** A replay of a game as one seat, or the whole table, saw it. Nothing can be played. */
export class ReplaySession implements TableSession {
  #moments: Moments;
  #lines: readonly (readonly LogLine[])[];
  #turns: readonly number[];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache: nothing is drawn from it
  #kept = new Map<number, Promise<Observation>>();
  #shown = $state.raw<{ readonly at: number; readonly position: Observation } | null>(null);
  /** The requested moment; it is shown once its position has been fetched. */
  #at = $state(0);
  readonly past = true;
  problem = $state('');
  /** Things of a suggested move to light on the board. */
  ghosts = $state.raw<readonly string[]>([]);
  /** Resolves when the first moment is loaded, or rejects with the reason. */
  readonly ready: Promise<void>;

  constructor(
    readonly replay: Replay,
    describing: Describing,
    version: number | null,
  ) {
    describing.setDescription?.(replay.described);
    this.#moments = momentsOf(replay);
    this.#lines = this.#moments.entries.map((entry) => (entry ? logLinesOf(entry, describing, this.seat) : []));
    this.#turns = this.seat === null ? chaptersOf(this.#moments, replay.chapters) : turnsOf(this.#moments, this.seat);
    this.ready = this.go(version === null ? 0 : placeOf(this.#moments, version));
  }

  /** The seat whose view is shown; null for a spectator's. */
  get seat(): number | null {
    return this.replay.eyes === 'table' ? null : Number(this.replay.eyes);
  }

  get at(): number {
    return this.#at;
  }

  get last(): number {
    return this.#moments.versions.length - 1;
  }

  get version(): number {
    return this.#moments.versions[this.#at] ?? 0;
  }

  /** The requested moment is still being fetched. */
  get busy(): boolean {
    return this.#shown?.at !== this.#at;
  }

  get started(): boolean {
    return this.#shown !== null;
  }

  get scoreHistory(): readonly ScoresAt[] {
    return this.replay.score_history;
  }

  /** The log lines of the entry that led to the shown moment. */
  readonly happened = $derived.by(() => this.#lines[this.#shown?.at ?? 0] ?? []);
  /** The seat that acted; null at the start and for entries without an actor. */
  readonly actor = $derived.by(() => {
    const seat = this.#moments.entries[this.#shown?.at ?? 0]?.seat ?? -1;
    return seat < 0 ? null : seat;
  });
  #log = $derived.by(() => this.#lines.slice(0, (this.#shown?.at ?? 0) + 1).flat());

  get view(): TableView {
    if (!this.#shown) throw new Error('there is no position yet');
    return {
      position: this.#shown.position,
      plans: [],
      log: this.#log,
      names: this.replay.table.seats.map((seat) => seat.name),
      opening: this.replay.chapters[0]?.title,
      undoSteps: 0,
      ghosts: this.ghosts,
    };
  }

  /** A version's place among the moments, for drawing. */
  place(version: number): number {
    return placeOf(this.#moments, version);
  }

  /** Steps whose sentence is the same for this viewer still count: somebody did something. */
  go(at: number): Promise<void> {
    const target = Math.max(0, Math.min(at, this.last));
    this.#at = target;
    const shown = this.#fetch(target).then(
      (position) => {
        if (this.#at === target) this.#shown = { at: target, position };
        this.problem = '';
      },
      (error: unknown) => {
        this.#kept.delete(target);
        this.problem = error instanceof Error ? error.message : String(error);
      },
    );
    for (let near = 1; near <= AHEAD; near += 1) for (const one of [target + near, target - near]) this.#prefetch(one);
    return shown;
  }

  goVersion(version: number): void {
    void this.go(placeOf(this.#moments, version));
  }

  goTurn(step: 1 | -1): void {
    void this.go(step > 0 ? nextOf(this.#turns, this.#at, this.last) : beforeOf(this.#turns, this.#at));
  }

  #prefetch(at: number): void {
    if (at < 0 || at > this.last || this.#kept.has(at)) return;
    this.#fetch(at).catch(() => this.#kept.delete(at));
  }

  #fetch(at: number): Promise<Observation> {
    const known = this.#kept.get(at);
    if (known) return known;
    const { table, eyes } = this.replay;
    const request = api.position(table.id, this.#moments.versions[at] ?? 0, eyes).then(withStandings);
    this.#kept.set(at, request);
    return request;
  }

  send(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
  undo(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
  hint(): Promise<null> {
    return Promise.resolve(null);
  }
  whyNot(): Promise<null> {
    return Promise.resolve(null);
  }
  close(): void {}
}
