import {
  PROTOCOL,
  type Accepted,
  type BestAnswer,
  type WhyNotAnswer,
  type ClientMessage,
  type HintAnswer,
  type Rejected,
  type SayChat,
  type ServerMessage,
  type Welcome,
} from './messages';
import { store, stored } from '../storage';
import { connect, isLocal, type Socket } from './transport';

type Answer = Accepted | Rejected | WhyNotAnswer | HintAnswer | BestAnswer;
type Request = Extract<ClientMessage, { key: string }> | Required<SayChat>;
/** A message without the key that the socket gives it. */
type Unkeyed<T> = T extends { key: string } ? Omit<T, 'key'> : never;

/** A message that has no answer. */
export type Notice = Exclude<
  ClientMessage,
  { key: string } | { type: 'chat' | 'hello' | 'ready' | 'language' | 'ping' }
>;

/** Sizes in bytes; the server rejects nonces of another size. */
const NONCE_SIZE = 32;
const KEY_SIZE = 12;
/** Milliseconds. */
const FIRST_RETRY = 250;
const LONGEST_RETRY = 8_000;
const PING_EVERY = 25_000;
const SILENCE_LIMIT = 60_000;
/** Close codes of the protocol. */
const NO_SUCH_TABLE = 4004;
const NOT_UNDERSTOOD = 4000;
const SIGNED_OUT = 4005;
const ABNORMAL = 1006;
const NO_ROOM = 1013;

/**
 * It reconnects by itself when it is `lost`, or when the server had no room (`full`) for one more that watches; but not when the
 * table is `gone`, or this device was `signed-out`.
 */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'full' | 'gone' | 'signed-out';

function stateAfter(code: number): ConnectionState {
  if (code === SIGNED_OUT) return 'signed-out';
  if (code === NO_SUCH_TABLE || code === NOT_UNDERSTOOD) return 'gone';
  return code === NO_ROOM ? 'full' : 'lost';
}

export function isOver(state: ConnectionState): boolean {
  return state === 'gone' || state === 'signed-out';
}

export interface SocketOptions {
  readonly table: string;
  readonly language: string;
  readonly seat?: number | null;
  /** The server's address; by default the page's own. */
  readonly origin?: string;
  /** Every message, in order, answers included. */
  readonly onmessage: (message: ServerMessage) => void;
  /** The connection opened or closed. */
  readonly onconnection: (state: ConnectionState) => void;
}

interface PendingRequest {
  readonly message: Request;
  readonly answer: (answer: Answer) => void;
}

/**
 * One seat's WebSocket connection to a table. It reconnects with exponential backoff, tells the server the last version it
 * has, and sends unanswered requests again; every request has an idempotency key, so that nothing happens twice.
 */
export class TableSocket {
  #options: SocketOptions;
  #language: string;
  #socket: Socket | null = null;
  #version: number | null = null;
  #pending = new Map<string, PendingRequest>();
  #retryDelay = FIRST_RETRY;
  #welcomed = false;
  #closed = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval>;
  #lastMessageAt = Date.now();

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#language = options.language;
    this.#pings = setInterval(() => this.#keepAlive(), PING_EVERY);
    if (!isLocal) {
      addEventListener('offline', this.#goOffline);
      addEventListener('online', this.#goOnline);
    }
    this.#connect();
  }

  /** Sends a message that has an answer. The promise outlives a lost connection. */
  request(message: Unkeyed<Request>): Promise<Answer> {
    const keyed = { ...message, key: randomHex(KEY_SIZE) } as Request;
    return new Promise((answer) => {
      this.#pending.set(keyed.key, { message: keyed, answer });
      if (this.#welcomed) this.#send(keyed);
    });
  }

  /** Sends a message that has no answer. Returns false, and sends nothing, while there is no connection. */
  notify(message: Notice): boolean {
    if (this.#welcomed) this.#send(message);
    return this.#welcomed;
  }

  ping(): void {
    this.#send({ type: 'ping' });
  }

  setLanguage(language: string): void {
    if (language === this.#language) return;
    this.#language = language;
    if (this.#welcomed) this.#send({ type: 'language', language });
    else this.#version = null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pings);
    removeEventListener('offline', this.#goOffline);
    removeEventListener('online', this.#goOnline);
    this.#socket?.close(1000);
  }

  #connect(): void {
    const socket = connect(this.#options.table, this.#options.origin);
    this.#socket = socket;
    socket.onopen = () => {
      this.#lastMessageAt = Date.now();
      const { seat = null } = this.#options;
      this.#send({ type: 'hello', protocol: PROTOCOL, since: this.#version, seat, language: this.#language });
    };
    socket.onmessage = (event: { readonly data: unknown }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event: { readonly code: number }) => {
      if (socket === this.#socket) this.#onClose(event.code);
    };
  }

  #receive(message: ServerMessage): void {
    this.#lastMessageAt = Date.now();
    if (message.type === 'welcome') this.#welcome(message);
    if (message.type === 'update') this.#version = message.version;
    this.#options.onmessage(message);
    if ('key' in message) {
      this.#pending.get(message.key)?.answer(message);
      this.#pending.delete(message.key);
    }
  }

  #welcome(message: Welcome): void {
    this.#retryDelay = FIRST_RETRY;
    this.#welcomed = true;
    if (message.needs_nonce) this.#send({ type: 'ready', nonce: ownNonce(message.table.id, message.table.commitment) });
    for (const { message: again } of this.#pending.values()) this.#send(again);
    this.#options.onconnection('open');
  }

  #onClose(code: number): void {
    this.#socket = null;
    this.#welcomed = false;
    if (this.#closed) return;
    const state = stateAfter(code);
    this.#options.onconnection(state);
    if (isOver(state)) {
      this.close();
      return;
    }
    this.#retryTimer = setTimeout(() => this.#connect(), this.#retryDelay * (0.75 + Math.random() / 2));
    this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY);
  }

  /** The browser notices that it is offline long before the socket does. */
  #goOffline = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#onClose(ABNORMAL);
    socket.close();
  };

  /** Reconnects at once when the browser is online again. */
  #goOnline = (): void => {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#retryTimer);
    this.#connect();
  };

  #keepAlive(): void {
    if (this.#welcomed && Date.now() - this.#lastMessageAt > SILENCE_LIMIT) this.#socket?.close();
    else if (this.#welcomed) this.#send({ type: 'ping' });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

/**
 * The nonce that this browser adds to the seed. It is stored with the server's commitment, so that the game can be checked
 * when it is over.
 */
export function ownNonce(table: string, commitment: string): string {
  const key = `ludoteca.seed.${table}`;
  const { nonce: kept } = stored(key);
  if (typeof kept === 'string') return kept;
  const nonce = randomHex(NONCE_SIZE);
  store(key, { commitment, nonce }); // without storage the game cannot be checked later, but it can be played
  return nonce;
}

/** Replaces crypto.randomUUID, which browsers offer on https and localhost only, not at addresses of a local network. */
function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
