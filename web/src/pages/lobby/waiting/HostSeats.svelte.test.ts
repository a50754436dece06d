import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Arrangement, SeatInfo, TableInfo } from '../../../net/messages';
import HostSeats from './HostSeats.svelte';
import { arranged } from './seatOrder';

/** A server that answers requests in order, when the test lets it. */
const server = vi.hoisted(() => ({
  requests: [] as { arrangement: Arrangement; answer: (table: TableInfo) => void; refuse: () => void }[],
}));
vi.mock('../../../net/api', () => ({
  api: {
    arrange: (_: string, arrangement: Arrangement) =>
      new Promise<TableInfo>((answer, refuse) =>
        server.requests.push({ arrangement, answer, refuse: () => refuse(new Error('No.')) }),
      ),
  },
}));
vi.mock('../gameList.svelte', () => ({ gameList: { game: () => ({ bots: ['greedy'] }) } }));

const seat = (name: string, mine = false): SeatInfo => ({
  kind: name ? 'person' : 'open',
  name,
  bot: '',
  mine,
  here: true,
  standin: '',
  away: 0,
  host: mine,
  colour: 0,
});
const SEATS = [seat('Ana', true), seat('Ben'), seat('Cleo'), seat('')];
const TABLE = { id: 't', game: 'mille-fiori', seats: SEATS, changed: 1 } as unknown as TableInfo;

let page: object;
let problems: string[];
beforeEach(() => {
  problems = [];
  server.requests.length = 0;
  const attempt = (request: Promise<unknown>): Promise<void> =>
    request.then(
      () => undefined,
      (error: unknown) => void problems.push(String(error)),
    );
  page = mount(HostSeats, { target: document.body, props: { table: TABLE, attempt } });
});
afterEach(() => unmount(page));

const shown = (): string[] =>
  [...document.querySelectorAll('li')].map((row) => row.querySelector('b')?.textContent ?? '');
function move(row: number, by: -1 | 1): void {
  document.querySelectorAll('li')[row]?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.click();
  flushSync();
}
/** Answers the oldest request, as the server would. */
async function answer(): Promise<readonly SeatInfo[]> {
  const next = server.requests.shift();
  if (!next) throw new Error('nothing was asked');
  const seats = arranged(truth, next.arrangement);
  expect(next.arrangement.names, 'as the server has them').toEqual(truth.map(({ name }) => name));
  next.answer({ ...TABLE, seats, changed: ++changed });
  await Promise.resolve();
  return (truth = seats);
}
let truth: readonly SeatInfo[] = SEATS;
let changed = 1;

it('takes the next wish before the last one is answered', async () => {
  truth = SEATS;
  move(2, -1);
  expect(shown()).toEqual(['Ana', 'Cleo', 'Ben', '']);
  move(1, -1);
  move(2, 1);
  expect(shown()).toEqual(['Cleo', 'Ana', '', 'Ben']);
  expect(server.requests.length, 'one after the other').toBe(1);
  for (let i = 0; i < 3; i++) {
    await vi.waitFor(() => expect(server.requests.length).toBe(1));
    await answer();
    expect(shown()).toEqual(['Cleo', 'Ana', '', 'Ben']);
  }
  expect(truth.map(({ name }) => name)).toEqual(['Cleo', 'Ana', '', 'Ben']);
  expect(problems).toEqual([]);
});

it('shows the seats as they are when the server refuses, and sends nothing that was built on it', async () => {
  move(2, -1);
  move(1, -1);
  server.requests.shift()?.refuse();
  await vi.waitFor(() => expect(problems).toEqual(['Error: No.']));
  flushSync();
  expect(shown()).toEqual(['Ana', 'Ben', 'Cleo', '']);
  expect(server.requests).toEqual([]);
  move(1, -1);
  expect(server.requests.length).toBe(1);
});
