import type { Describing, Observation } from '../games/game';
import type { Plan } from '../table/picks';
import { toasts } from '../parts/toasts.svelte';
import { large, type Phrase } from '../words/phrase';
import { preferences } from '../words/preferences.svelte';
import { words } from '../words/words.svelte';
import { linesOf } from './lines';
import type { ChatLine, EventInfo, PlanInfo, Plans, ServerMessage, Status, TableInfo, Update } from './messages';
import type { ClockView, Company, Deeds, Hint, LogEntry, TableSession, TableView } from './session';
import { TableSocket } from './socket';

/** A seat at a table on a server. `view` has no position before the first one came: wait for `started`. */
export class RemoteSession implements TableSession {
  #socket: TableSocket;
  #describing: Describing;
  #stop: () => void;
  #table = $state.raw<TableInfo | null>(null);
  #update = $state.raw<Update | null>(null);
  #plans = $state.raw<Plans | null>(null);
  #status = $state.raw<Status | null>(null);
  #heldUntil = $state.raw(0);
  #clocks = $state.raw<readonly ClockView[]>([]);
  #chat = $state.raw<readonly ChatLine[]>([]);
  #note = $state('');
  /** Whether the note was changed while there was no connection. */
  #unsent = false;
  /** Versions of this seat's own moves that stand. */
  #acts = $state.raw<readonly number[]>([]);
  #log = $state.raw<readonly LogEntry[]>([]);
  #seat = $state<number | null>(null);
  #connected = $state(false);
  gone = $state(false);

  /** `seat` is the one asked for: null the first own one, -1 none. */
  constructor(
    table: string,
    describing: Describing = {},
    readonly asked: number | null = null,
  ) {
    this.#describing = describing;
    this.#socket = new TableSocket({
      table,
      seat: asked,
      language: words.language,
      told: (message) => this.#hear(message),
      changed: (connected, gone) => {
        this.#connected = connected;
        this.gone = gone;
      },
    });
    this.#stop = $effect.root(() => {
      $effect(() => this.#socket.speak(words.language));
    });
  }

  /** The table itself: who sits there, whether it plays; null before the first word from the server. */
  get table(): TableInfo | null {
    return this.#table;
  }

  /** Where this page sits; null for somebody who watches. */
  get seat(): number | null {
    return this.#seat;
  }

  /** Whether the connection stands. */
  get connected(): boolean {
    return this.#connected;
  }

  /** The seats of those who may take the place of the host, who has been away for long, before the game begins. */
  get heirs(): readonly number[] {
    return this.#status?.heirs ?? [];
  }

  /** Whether there is a position to show. */
  get started(): boolean {
    return this.#update !== null;
  }

  async send(actions: readonly string[]): Promise<Phrase | undefined> {
    const version = this.#update?.decision ?? this.#update?.version ?? 0;
    const answer = await this.#socket.ask({ type: 'act', version, actions, confirmed: preferences.confirm });
    if (answer.type === 'refused') return answer.text;
  }

  async undo(all = false): Promise<Phrase | undefined> {
    const answer = await this.#socket.ask({ type: 'undo', version: this.#update?.version ?? 0, all });
    if (answer.type === 'refused') return answer.text;
  }

  async hint(): Promise<Hint | null> {
    const answer = await this.#socket.ask({ type: 'hint' });
    if (answer.type !== 'hinted' || answer.actions.length === 0) return null;
    const known = this.#shown.find((plan) => answer.actions.every((text, i) => plan.actions[i] === text));
    return { plan: known ?? { actions: answer.actions, picks: answer.picks, points: [] } };
  }

  async whyNot(picks: readonly string[]): Promise<Phrase | null> {
    const answer = await this.#socket.ask({ type: 'why', picks });
    return answer.type === 'because' && answer.refusal ? answer.text : null;
  }

  confirm(): void {
    this.#socket.say({ type: 'confirm' });
  }

  readonly deeds: Deeds = {
    chat: async (text) => {
      const answer = await this.#socket.ask({ type: 'chat', text });
      if (answer.type === 'refused') return answer.text;
    },
    note: (text) => {
      this.#note = text;
      this.#unsent = !this.#socket.say({ type: 'note', text });
    },
    call: (seat) => this.#socket.say({ type: 'call', seat }),
    back: () => this.#socket.say({ type: 'back' }),
    resign: () => this.#socket.say({ type: 'resign' }),
    takeback: () => this.#socket.say({ type: 'takeback' }),
    answer: (yes) => this.#socket.say({ type: 'answer', yes }),
  };

  close(): void {
    this.#stop();
    this.#socket.close();
  }

  // By itself, so that what others do meanwhile does not make the plans anew and drop what is picked.
  #decision = $derived.by(() => this.#update?.decision ?? null);

  #shown = $derived.by((): readonly Plan[] => {
    const plans = this.#plans;
    if (this.#table?.seats[this.#seat ?? -1]?.standin) return []; // a bot decides
    if (!plans || plans.version !== this.#decision) return [];
    return plans.plans.map((plan) =>
      this.#plan(
        plan,
        plan.events.flatMap((at) => plans.events[at] ?? []),
      ),
    );
  });

  #plan(info: PlanInfo, events: readonly EventInfo[]): Plan {
    const scored = events.filter((event) => event.type === 'scored');
    const more = this.#describing.plan?.(info, events) ?? {};
    const later = info.picks.slice(info.now_picks);
    const shows = [...later, ...(more.shows ?? [])];
    return {
      actions: info.actions.slice(0, info.now),
      picks: info.picks.slice(0, info.now_picks),
      points: info.points,
      ...more,
      ...(info.complete ? {} : { unfinished: true }),
      ...(scored.length > 0 ? { label: this.#why(scored) } : {}),
      ...(shows.length > 0 ? { shows } : {}),
    };
  }

  /** "a group of 4; Teo +2: a column" */
  #why(scored: readonly EventInfo[]): string {
    const seat = this.seat;
    const names = this.#table?.seats.map((one) => one.name) ?? [];
    const said = scored.map((event) =>
      event.seat === seat
        ? event.reason
        : `${names[event.seat] ?? ''} +${String(event.values['points'])}: ${event.reason}`,
    );
    return large(said.join('; ')) + '.';
  }

  #names = $derived.by(() => begun(this.#table).seats.map((seat) => seat.name));

  #company = $derived.by((): Company => {
    const table = begun(this.#table);
    const update = begun(this.#update);
    const status = this.#status;
    return {
      table,
      connected: this.#connected,
      thinking: status?.thinking ?? [],
      ready: status?.ready ?? [],
      here: status?.here ?? [],
      watching: status?.watching ?? 0,
      held: status?.held_by == null ? null : { seat: status.held_by, until: this.#heldUntil },
      result: update.result,
      version: update.version,
      acted: this.#acts.at(-1) ?? 0,
      clocks: this.#clocks,
      callable: status?.callable ?? [],
      takeback: status?.takeback ?? null,
      chat: this.#chat,
      note: this.#note,
    };
  });

  /** Each part by itself: who thinks or comes in meanwhile leaves the board as it is drawn. */
  readonly view: TableView = RemoteSession.#parts(this);

  static #parts(session: RemoteSession): TableView {
    return {
      get position() {
        return begun(session.#update).position as unknown as Observation;
      },
      get plans() {
        return session.#shown;
      },
      get log() {
        return session.#log;
      },
      get names() {
        return session.#names;
      },
      get undoSteps() {
        return begun(session.#update).undo;
      },
      get company() {
        return session.#company;
      },
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'table') this.#seat = message.seat; // one may be moved before the game begins
    if (message.type === 'welcome') {
      this.#describing.learn?.(message.described);
      this.#chat = message.chat;
      if (this.#unsent) this.deeds.note(this.#note);
      else this.#note = message.note;
    }
    if (message.type === 'welcome' || message.type === 'table') this.#table = message.table;
    else if (message.type === 'update') this.#follow(message);
    else if (message.type === 'plans') this.#offer(message);
    else if (message.type === 'status') {
      this.#status = message;
      this.#heldUntil = Date.now() + message.held_ms;
      this.#clocks = message.clocks.map((clock) => ({ ...clock, at: Date.now() }));
    } else if (message.type === 'chat') this.#chat = [...this.#chat, ...message.lines].slice(-CHAT);
    else if (message.type === 'refused' && message.key === '') toasts.show(message.text);
  }

  /** After a lost connection the same plans come again; what was picked of them stays picked. */
  #offer(plans: Plans): void {
    if (JSON.stringify(plans) !== JSON.stringify(this.#plans)) this.#plans = plans;
  }

  #follow(update: Update): void {
    const entries = update.entries;
    const fresh = entries[0]?.version === 1 || this.#update === null;
    const before = fresh ? [] : this.#log;
    const undone = entries.flatMap((entry) => entry.undone);
    const all = [...before, ...entries.flatMap((entry) => linesOf(entry, this.#describing, this.seat))];
    this.#acts = [
      ...(fresh ? [] : this.#acts),
      ...entries.filter((entry) => entry.kind === 'act' && entry.seat === this.seat).map((entry) => entry.version),
    ];
    this.#acts = this.#acts.filter((version) => !undone.includes(version));
    this.#log = undone.length > 0 ? all.filter((line) => !undone.includes(line.version ?? 0)) : all;
    this.#update = update;
  }
}

/** As many lines of chat as the server keeps. */
const CHAT = 200;

function begun<T>(told: T | null): T {
  if (told === null) throw new Error('the table has not begun');
  return told;
}
