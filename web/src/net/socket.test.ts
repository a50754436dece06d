import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, TableInfo, ServerMessage } from './messages';
import { ownNonce, TableSocket, type ConnectionState } from './socket';

/** A server's end of a socket, driven by the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(code = 1005): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(needs_nonce = false): void {
    this.open();
    this.tell({
      type: 'welcome',
      protocol: 1,
      seat: 0,
      needs_nonce,
      table: { id: 't', commitment: 'c' } as TableInfo,
      described: {},
      chat: [],
      note: '',
      chapter: 1,
    });
  }

  of<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((one): one is Extract<ClientMessage, { type: T }> => one.type === type);
  }
}

function update(version: number): ServerMessage {
  return {
    type: 'update',
    version,
    entries: [],
    position: { game: 'test', seat: null, phase: '', deciding: [], scores: [] },
    standings: [],
    preparable: [],
    decision: version,
    undo: 0,
    result: null,
  };
}

const received: ServerMessage[] = [];
const changes: ConnectionState[] = [];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.clear();
  FakeSocket.all = [];
  received.length = 0;
  changes.length = 0;
  socket = new TableSocket({
    table: 'a/b',
    language: 'en',
    origin: 'http://localhost:8080/',
    onmessage: (message) => received.push(message),
    onconnection: (state) => changes.push(state),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('TableSocket', () => {
  it('says hello to its own table', () => {
    expect(String(FakeSocket.last.url)).toBe('ws://localhost:8080/api/tables/a%2Fb/live');
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent[0]).toEqual({ type: 'hello', protocol: 1, since: null, seat: null, language: 'en' });
    expect(changes).toEqual(['open']);
  });

  it('comes back after a lost connection and says what it has', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.tell(update(7));
    FakeSocket.last.close(1006);
    expect(changes.at(-1)).toBe('lost');
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('hello')[0]?.since).toBe(7);
  });

  it('waits longer from failure to failure, but not for ever', () => {
    for (let tries = 1; tries <= 12; tries++) {
      FakeSocket.last.close(1006);
      vi.advanceTimersByTime(10_000);
      expect(FakeSocket.all).toHaveLength(tries + 1);
    }
  });

  it('sends again what was not answered, with the same key, and answers once', async () => {
    FakeSocket.last.welcome();
    const answered = vi.fn();
    const request = socket.request({ type: 'act', version: 0, actions: ['sail'] }).then(answered);
    const key = FakeSocket.last.of('act')[0]?.key ?? '';
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('act').map((act) => act.key)).toEqual([key]);
    FakeSocket.last.tell({ type: 'accepted', key, version: 1 });
    FakeSocket.last.tell({ type: 'accepted', key, version: 1 });
    await request;
    expect(answered).toHaveBeenCalledExactlyOnceWith({ type: 'accepted', key, version: 1 });
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(400);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('act')).toEqual([]);
  });

  it('hears whether a line was said, and says it again after a lost connection', async () => {
    FakeSocket.last.welcome();
    const request = socket.request({ type: 'chat', text: 'Hello' });
    const line = FakeSocket.last.of('chat')[0];
    expect(line).toMatchObject({ text: 'Hello', key: expect.stringMatching(/^[0-9a-f]{24}$/) as string });
    FakeSocket.last.close(1006);
    vi.advanceTimersByTime(400);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('chat')).toEqual([line]);
    const refused: ServerMessage = {
      type: 'refused',
      key: line?.key ?? '',
      code: 'chat-too-fast',
      version: 0,
      text: 'Wait.',
      refusal: null,
    };
    FakeSocket.last.tell(refused);
    expect(await request).toEqual(refused);
  });

  it('holds requests back until the welcome of the server', () => {
    void socket.request({ type: 'hint' });
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('hint')).toHaveLength(1);
  });

  it('gives each table one nonce and remembers what was promised', () => {
    FakeSocket.last.welcome(true);
    const nonce = FakeSocket.last.of('ready')[0]?.nonce;
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.parse(localStorage.getItem('ludoteca.seed.t') ?? '')).toEqual({ commitment: 'c', nonce });
    expect(ownNonce('t', 'c')).toBe(nonce);
    expect(ownNonce('other', 'c')).not.toBe(nonce);
  });

  it('asks for everything again in another language', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.tell(update(3));
    socket.setLanguage('en');
    expect(FakeSocket.last.of('language')).toEqual([]);
    socket.setLanguage('es');
    expect(FakeSocket.last.of('language')).toEqual([{ type: 'language', language: 'es' }]);
    FakeSocket.last.close(1006);
    socket.setLanguage('en');
    vi.advanceTimersByTime(400);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of('hello')[0]).toMatchObject({ since: null, language: 'en' });
  });

  it('notices a connection that died silently', () => {
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(26_000);
    expect(FakeSocket.last.of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(80_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it('gives up only when there is no such table', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.close(4004);
    expect(changes.at(-1)).toBe('gone');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('says that there is no room for one more that watches, and comes in when there is', () => {
    FakeSocket.last.open();
    FakeSocket.last.close(1013);
    expect(changes).toEqual(['full']);
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.close(1006);
    expect(changes.at(-1)).toBe('lost');
    vi.advanceTimersByTime(800);
    FakeSocket.last.welcome();
    expect(changes.at(-1)).toBe('open');
  });

  it('gives up when this device was signed out', () => {
    FakeSocket.last.welcome();
    FakeSocket.last.close(4005);
    expect(changes.at(-1)).toBe('signed-out');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('stays closed when it is closed', () => {
    FakeSocket.last.welcome();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
