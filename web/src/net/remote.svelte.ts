import type { Describing } from '../games/game';
import type { Plan } from '../table/picks';
import { toasts } from '../parts/notices/toasts.svelte';
import type { Phrase } from '../words/phrase';
import { preferences } from '../words/preferences.svelte';
import { t, words } from '../words/words.svelte';
import { logLinesOf } from './log';
import { plansFrom } from './plans';
import type { BestMoves, ChatLine, Plans, Status, TableInfo, ServerMessage, Update } from './messages';
import {
  withStandings,
  type ClockView,
  type LiveTable,
  type TableCommands,
  type Hint,
  type LogLine,
  type TableSession,
  type TableView,
} from './session';
import { isOver, TableSocket, type ConnectionState } from './socket';

/** A seat at a table on a server. `view` has no position before the first one came: wait for `started`. */
export class RemoteSession implements TableSession {
  #socket: TableSocket;
  #describing: Describing;
  #stop: () => void;
  #table = $state.raw<TableInfo | null>(null);
  #update = $state.raw<Update | null>(null);
  #plans = $state.raw<Plans | null>(null);
  #status = $state.raw<Status | null>(null);
  #undoUntil = $state.raw(0);
  #clocks = $state.raw<readonly ClockView[]>([]);
  #chat = $state.raw<readonly ChatLine[]>([]);
  #chapter = $state(1);
  #note = $state('');
  /** Whether the note was changed while there was no connection. */
  #noteUnsent = false;
  /** Versions of this seat's own moves that were not undone. */
  #ownMoves = $state.raw<readonly number[]>([]);
  #log = $state.raw<readonly LogLine[]>([]);
  #seat = $state<number | null>(null);
  #connection = $state<ConnectionState>('connecting');
  #hinting: { readonly version: number | undefined; readonly answer: Promise<Hint | null> } | null = null;

  /** `seat` is the requested seat: null means the first own one, -1 a spectator. */
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
      onmessage: (message) => this.#receive(message),
      onconnection: (state) => (this.#connection = state),
    });
    this.#stop = $effect.root(() => {
      $effect(() => this.#socket.setLanguage(words.language));
      $effect(() => {
        if (this.#connection === 'open') this.#socket.notify({ type: 'bot-speed', speed: preferences.bots });
      });
    });
  }

  /** The table's seats and state; null before the server's first message. */
  get table(): TableInfo | null {
    return this.#table;
  }

  /** This page's seat; null for a spectator. */
  get seat(): number | null {
    return this.#seat;
  }

  get connection(): ConnectionState {
    return this.#connection;
  }

  /** Whether the connection will not come back. */
  get gone(): boolean {
    return isOver(this.#connection);
  }

  /** Seats whose people may replace a host who has been absent for long before the game begins. */
  get heirs(): readonly number[] {
    return this.#status?.heirs ?? [];
  }

  /** Whether there is a position to show. */
  get started(): boolean {
    return this.#update !== null;
  }

  async send(actions: readonly string[]): Promise<Phrase | undefined> {
    const version = this.#update?.decision ?? this.#update?.version ?? 0;
    const answer = await this.#socket.request({ type: 'act', version, actions, confirmed: preferences.confirm });
    if (answer.type === 'refused') return answer.text;
  }

  async undo(all = false): Promise<Phrase | undefined> {
    const answer = await this.#socket.request({ type: 'undo', version: this.#update?.version ?? 0, all });
    if (answer.type === 'refused') return answer.text;
  }

  /** One request at a time; asking again at the same decision returns the same answer. */
  hint(): Promise<Hint | null> {
    const version = this.#update?.version;
    const asked = this.#hinting;
    if (asked && asked.version === version) return asked.answer;
    const answer = (asked?.answer ?? Promise.resolve()).then(() => this.#askForHint());
    const hinting = { version, answer };
    this.#hinting = hinting;
    void answer.finally(() => {
      if (this.#hinting === hinting) this.#hinting = null;
    });
    return answer;
  }

  async #askForHint(): Promise<Hint | null> {
    const answer = await this.#socket.request({ type: 'hint' });
    if (answer.type !== 'hinted' || answer.actions.length === 0) return null;
    const { actions, typed, picks, text } = answer;
    return { plan: { actions, typed, picks, points: [] }, text };
  }

  async best(): Promise<BestMoves | null> {
    const answer = await this.#socket.request({ type: 'best' });
    return answer.type === 'best' ? answer.best : null;
  }

  async whyNot(picks: readonly string[]): Promise<Phrase | null> {
    const answer = await this.#socket.request({ type: 'why', picks });
    return answer.type === 'because' && answer.refusal ? answer.text : null;
  }

  confirm(): void {
    this.#socket.notify({ type: 'confirm' });
  }

  readonly commands: TableCommands = {
    chat: async (text) => {
      const answer = await this.#socket.request({ type: 'chat', text });
      if (answer.type === 'refused') return answer.text;
    },
    note: (text) => {
      this.#note = text;
      this.#noteUnsent = !this.#socket.notify({ type: 'note', text });
    },
    call: (seat) => this.#socket.notify({ type: 'call', seat }),
    back: () => this.#socket.notify({ type: 'back' }),
    resign: () => this.#socket.notify({ type: 'resign' }),
    takeback: () => this.#socket.notify({ type: 'takeback' }),
    answer: (yes) => this.#socket.notify({ type: 'answer', yes }),
  };

  close(): void {
    this.#stop();
    this.#socket.close();
  }

  // A derived value of its own: what others do meanwhile must not rebuild the plans, which would drop the picks.
  #decision = $derived.by(() => this.#update?.decision ?? null);

  #shown = $derived.by((): readonly Plan[] => {
    const plans = this.#plans;
    if (this.#table?.seats[this.#seat ?? -1]?.standin) return []; // a bot decides
    if (!plans || plans.version !== this.#decision) return [];
    return plansFrom(plans, this.#describing, this.seat, this.#table?.seats.map((one) => one.name) ?? []);
  });

  #position = $derived.by(() => withStandings(begun(this.#update)));
  #names = $derived.by(() => begun(this.#table).seats.map((seat) => seat.name));

  #live = $derived.by((): LiveTable => {
    const table = begun(this.#table);
    const update = begun(this.#update);
    const status = this.#status;
    return {
      table,
      connection: this.#connection,
      thinking: status?.thinking ?? [],
      ready: status?.ready ?? [],
      here: status?.here ?? [],
      watching: status?.watching ?? 0,
      undoWindow: status?.held_by == null ? null : { seat: status.held_by, until: this.#undoUntil },
      result: update.result,
      version: update.version,
      acted: this.#ownMoves.at(-1) ?? 0,
      clocks: this.#clocks,
      callable: status?.callable ?? [],
      takeback: status?.takeback ?? null,
      chat: this.#chat,
      note: this.#note,
    };
  });

  /** Assigns each part separately, so that the board is not redrawn when only the people at the table change. */
  readonly view: TableView = RemoteSession.#parts(this);

  static #parts(session: RemoteSession): TableView {
    return {
      get position() {
        return session.#position;
      },
      get plans() {
        return session.#shown;
      },
      get preparable() {
        return begun(session.#update).preparable;
      },
      get log() {
        return session.#log;
      },
      get names() {
        return session.#names;
      },
      get opening() {
        return words.has('chapter') ? t('chapter', { number: session.#chapter }) : undefined;
      },
      get undoSteps() {
        return begun(session.#update).undo;
      },
      get live() {
        return session.#live;
      },
    };
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'table') this.#seat = message.seat; // the host may change seats before the game begins
    if (message.type === 'welcome') {
      this.#describing.setDescription?.(message.described);
      this.#chat = message.chat;
      this.#chapter = message.chapter;
      if (this.#noteUnsent) this.commands.note(this.#note);
      else this.#note = message.note;
    }
    if (message.type === 'welcome' || message.type === 'table') this.#table = message.table;
    else if (message.type === 'update') this.#applyUpdate(message);
    else if (message.type === 'plans') this.#setPlans(message);
    else if (message.type === 'status') {
      this.#status = message;
      this.#undoUntil = Date.now() + message.held_ms;
      this.#clocks = message.clocks.map((clock) => ({ ...clock, at: Date.now() }));
    } else if (message.type === 'chat') this.#chat = [...this.#chat, ...message.lines].slice(-CHAT);
    else if (message.type === 'refused' && message.key === '') toasts.show(message.text);
  }

  /** After a reconnect the same plans arrive again; keeping them keeps the picks. */
  #setPlans(plans: Plans): void {
    if (JSON.stringify(plans) !== JSON.stringify(this.#plans)) this.#plans = plans;
  }

  #applyUpdate(update: Update): void {
    const entries = update.entries;
    const fresh = entries[0]?.version === 1 || this.#update === null;
    const before = fresh ? [] : this.#log;
    const undone = entries.flatMap((entry) => entry.undone);
    const all = [...before, ...entries.flatMap((entry) => logLinesOf(entry, this.#describing, this.seat))];
    this.#ownMoves = [
      ...(fresh ? [] : this.#ownMoves),
      ...entries.filter((entry) => entry.kind === 'act' && entry.seat === this.seat).map((entry) => entry.version),
    ];
    this.#ownMoves = this.#ownMoves.filter((version) => !undone.includes(version));
    this.#log = undone.length > 0 ? all.filter((line) => !undone.includes(line.version ?? 0)) : all;
    this.#update = update;
  }
}

/** As many lines of chat as the server keeps. */
const CHAT = 200;

function begun<T>(value: T | null): T {
  if (value === null) throw new Error('the table has not begun');
  return value;
}
