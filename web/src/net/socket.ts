import {
  PROTOCOL,
  type Accepted,
  type Because,
  type ClientMessage,
  type Hinted,
  type Rejected,
  type SayChat,
  type ServerMessage,
  type Welcome,
} from './messages';

type Answer = Accepted | Rejected | Because | Hinted;
type Asking = Extract<ClientMessage, { key: string }> | Required<SayChat>;
/** A message without the key that the socket gives it. */
type Unkeyed<T> = T extends { key: string } ? Omit<T, 'key'> : never;

/** What is said without waiting for an answer. */
export type Plain = Exclude<
  ClientMessage,
  { key: string } | { type: 'chat' | 'hello' | 'ready' | 'language' | 'ping' }
>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 25_000;
const SILENCE = 60_000;
const NO_SUCH_TABLE = 4004;
const NOT_UNDERSTOOD = 4000;
const ABNORMAL = 1006;

export interface SocketOptions {
  readonly table: string;
  readonly language: string;
  readonly seat?: number | null;
  /** Where the server is; by default where the page came from. */
  readonly origin?: string;
  /** Every message, in order, answers included. */
  readonly told: (message: ServerMessage) => void;
  /** The connection came, or went; `gone` if it will not come back by itself. */
  readonly changed: (connected: boolean, gone: boolean) => void;
}

interface Waiting {
  readonly message: Asking;
  readonly answer: (answer: Answer) => void;
}

/**
 * One seat's connection to a table. It comes back by itself, says what it has seen, and sends again what was not
 * answered: every message has a key, so nothing happens twice.
 */
export class TableSocket {
  #options: SocketOptions;
  #language: string;
  #socket: WebSocket | null = null;
  #version: number | null = null;
  #waiting = new Map<string, Waiting>();
  #wait = FIRST_WAIT;
  #welcomed = false;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval>;
  #heard = Date.now();

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#language = options.language;
    this.#pings = setInterval(() => this.#keepAlive(), PING_EVERY);
    addEventListener('offline', this.#drop);
    addEventListener('online', this.#now);
    this.#connect();
  }

  /** Asks for something that has an answer. The promise outlives a lost connection. */
  ask(message: Unkeyed<Asking>): Promise<Answer> {
    const keyed = { ...message, key: randomHex(12) } as Asking;
    return new Promise((answer) => {
      this.#waiting.set(keyed.key, { message: keyed, answer });
      if (this.#welcomed) this.#say(keyed);
    });
  }

  /** Says something that needs no answer; without a connection it is not said, and the answer is false. */
  say(message: Plain): boolean {
    if (this.#welcomed) this.#say(message);
    return this.#welcomed;
  }

  ping(): void {
    this.#say({ type: 'ping' });
  }

  speak(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    if (this.#welcomed) this.#say({ type: 'language', language });
    else this.#version = null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pings);
    removeEventListener('offline', this.#drop);
    removeEventListener('online', this.#now);
    this.#socket?.close(1000);
  }

  #connect(): void {
    const address = new URL(
      `api/tables/${encodeURIComponent(this.#options.table)}/live`,
      this.#options.origin ?? document.baseURI,
    );
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      const { seat = null } = this.#options;
      this.#say({ type: 'hello', protocol: PROTOCOL, since: this.#version, seat, language: this.#language });
    };
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === 'welcome') this.#welcome(message);
    if (message.type === 'update') this.#version = message.version;
    this.#options.told(message);
    if ('key' in message) {
      this.#waiting.get(message.key)?.answer(message);
      this.#waiting.delete(message.key);
    }
  }

  #welcome(message: Welcome): void {
    this.#wait = FIRST_WAIT;
    this.#welcomed = true;
    if (message.needs_nonce) this.#say({ type: 'ready', nonce: ownNonce(message.table.id, message.table.commitment) });
    for (const { message: again } of this.#waiting.values()) this.#say(again);
    this.#options.changed(true, false);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#welcomed = false;
    if (this.#closed) return;
    const gone = code === NO_SUCH_TABLE || code === NOT_UNDERSTOOD;
    this.#options.changed(false, gone);
    if (gone) {
      this.close();
      return;
    }
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The browser knows that it is offline long before the connection does. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#lost(ABNORMAL);
    socket.close();
  };

  /** Back online: no need to wait for the next try. */
  #now = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  #keepAlive(): void {
    if (this.#welcomed && Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else if (this.#welcomed) this.#say({ type: 'ping' });
  }

  #say(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/** What this browser adds to the seed. Kept with what the server promised, to check the game by when it is over. */
export function ownNonce(table: string, commitment: string): string {
  const key = `ludoteca.seed.${table}`;
  const nonce = randomHex(32);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept === 'object' && kept !== null && 'nonce' in kept && typeof kept.nonce === 'string')
      return kept.nonce;
    localStorage.setItem(key, JSON.stringify({ commitment, nonce }));
  } catch {
    // A browser that keeps nothing cannot check, but can play.
  }
  return nonce;
}

/** In place of crypto.randomUUID, which browsers offer on https and localhost only, not to friends in the same network. */
function randomHex(count: number): string {
  return [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
