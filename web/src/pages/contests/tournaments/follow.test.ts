import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followEvening } from './follow';

class FakeSocket {
  static all: FakeSocket[] = [];
  onmessage: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('looks at every change, and connects again when the connection is lost', () => {
  const look = vi.fn();
  const end = followEvening('e/1', look);
  const [first] = FakeSocket.all;
  expect(first?.url.pathname).toMatch(/\/api\/evenings\/e%2F1\/live$/);
  first?.onmessage?.();
  first?.onmessage?.();
  expect(look).toHaveBeenCalledTimes(2);
  first?.onclose?.({ code: 1012 });
  expect(look).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  end();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(look).toHaveBeenCalledTimes(3);
});

it('looks now and then by itself, and does not ask again for what is not there', () => {
  const look = vi.fn();
  const end = followEvening('e', look);
  FakeSocket.all[0]?.onclose?.({ code: 4004 });
  vi.advanceTimersByTime(19_000);
  expect([FakeSocket.all.length, look.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(2_000);
  expect(look).toHaveBeenCalledTimes(2);
  end();
});
