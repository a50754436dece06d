import { expect, it } from 'vitest';
import type { GameInfo, NetworkAddresses, SeatInfo, TableInfo } from '../../net/messages';
import { words } from '../../words/words.svelte';
import { invitation, isLoopback, openTo, plainCode, spelled } from './links/addresses';
import { givenTo, moved, opened } from './waiting/seatOrder';
import { NO_CLOCK } from './new/clock';
import { firstSeats, newSeats, planned } from './new/plannedSeats';
import { aboutOption, titled } from './new/optionErrors';
import { rulesOf } from './tables/tableRules';
import { ago, isMyTurn, isWaiting } from './tables/tables';

const OPTION = { help: '', default: null, choices: [], of: null, seat: null };
const GAME: GameInfo = {
  id: 'game',
  title: 'Game',
  rules: 1,
  seats: [1, 4],
  options: [
    { ...OPTION, name: 'board', title: 'Land', choices: [{ value: '12a', title: 'No. 12a', help: '' }] },
    { ...OPTION, name: 'shields', title: 'Shields', default: false },
  ],
  bots: ['random', 'greedy'],
  sources: [],
  page: null,
  board_option: 'board',
};
const REACH: NetworkAddresses = { addresses: [], public: '', loopback: true, port: 8080 };
const SEAT: SeatInfo = {
  kind: 'person',
  name: 'Marina',
  bot: '',
  mine: true,
  here: true,
  standin: '',
  away: 0,
  host: false,
  colour: 0,
};

function table(seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  const plain = {
    id: 't',
    game: 'game',
    options: {},
    commitment: '',
    created: 0,
    changed: 0,
    since: 0,
    host: true,
    public: false,
  };
  return {
    ...plain,
    status: 'waiting',
    seats,
    deciding: [],
    hints: true,
    takebacks: true,
    clock: NO_CLOCK,
    imported: false,
    invite: null,
    result: null,
    next: null,
    deal: null,
    ...more,
  };
}

it('knows which addresses others can open', () => {
  expect(isLoopback('http://127.0.0.1:8080/')).toBe(true);
  expect(isLoopback('http://192.168.1.5/')).toBe(false);
  expect(openTo(REACH, 'http://localhost:8080/')).toEqual([]);
  const network = { ...REACH, addresses: ['http://192.168.1.5:8080/'] };
  expect(openTo(network, 'http://localhost:8080/')).toEqual(['http://192.168.1.5:8080/']);
  expect(openTo(network, 'http://192.168.1.5:8080/')).toEqual(['http://192.168.1.5:8080/']);
  expect(openTo({ ...network, public: 'https://play.example.org' }, 'http://localhost:8080/')).toEqual([
    'https://play.example.org/',
  ]);
});

it('keeps the secret of an invitation behind the #', () => {
  const link = invitation('https://play.example.org/', 'K7QM3XPA', 'a_b-c');
  expect(link).toBe('https://play.example.org/#/join/K7QM3XPA/a_b-c');
  expect(new URL(link).pathname).toBe('/');
  expect(spelled('K7QM3XPA8B')).toBe('K7QM3-XPA8B');
  expect(spelled('K7QM3XPA')).toBe('K7QM-3XPA');
  expect(plainCode(' k7qm-3xpa ')).toBe('K7QM3XPA');
});

it('plans seats with names that differ', () => {
  expect(firstSeats(GAME).map((seat) => seat.kind)).toEqual(['me', 'open']);
  const seats = [
    planned(GAME, 'me'),
    planned(GAME, 'bot'),
    { ...planned(GAME, 'screen'), name: 'Lucía' },
    planned(GAME, 'bot'),
  ];
  expect(newSeats(seats, 'Teo')).toEqual([
    { kind: 'me', name: 'Teo' },
    { kind: 'bot', bot: 'greedy', name: 'Bruno' },
    { kind: 'me', name: 'Lucía' },
    { kind: 'bot', bot: 'greedy', name: 'Nora' },
  ]);
});

it('finds the option that a refusal is about, and calls things by their titles', () => {
  expect(aboutOption({ id: 'not-in-teams', values: { option: 'shields' } }, GAME)).toBe('shields');
  expect(aboutOption({ id: 'board-for-teams', values: { board: '12a' } }, GAME)).toBe('board');
  expect(aboutOption({ id: 'team-of-four', values: { players: 2 } }, GAME)).toBe('');
  expect(titled({ option: 'shields', others: ['board'], players: 2 }, GAME)).toEqual({
    option: 'Shields',
    option_id: 'Shields',
    others: 'Land',
    others_id: 'Land',
    players: 2,
    players_id: 2,
  });
  expect(titled({ option: 'board', choices: ['12a'] }, GAME)).toMatchObject({ choices: 'No. 12a' });
  expect(titled({ board: '12a' }, GAME)).toMatchObject({ board: 'No. 12a' });
});

it('arranges the seats of a waiting table', () => {
  const open: SeatInfo = { ...SEAT, kind: 'open', name: '', mine: false };
  const seats = [SEAT, open, { ...SEAT, kind: 'bot', name: 'Teo', mine: false }] as const;
  const names = ['Marina', '', 'Teo'];
  expect(moved(seats, 2, -1)).toEqual({ seats: [{ seat: 0 }, { seat: 2 }, { seat: 1 }], names });
  expect(moved(seats, 0, 1)).toEqual({ seats: [{ seat: 1 }, { seat: 0 }, { seat: 2 }], names });
  expect(opened(seats, 2)).toEqual({ seats: [{ seat: 0 }, { seat: 1 }, { seat: 2, kind: 'open' }], names });
  const bot = { seat: 1, kind: 'bot', bot: 'greedy', name: 'Lucía' };
  expect(givenTo('greedy', seats, 1)).toEqual({ seats: [{ seat: 0 }, bot, { seat: 2 }], names });
});

it('calls the rules of one player by their name', () => {
  const lands = [{ value: '5', title: 'No. 5', help: '' }];
  const [board, shields] = GAME.options;
  const options = [
    { ...board, choices: [{ value: 'own', title: 'Chosen', help: '' }] },
    ...[0, 1].map((seat) => ({
      ...board,
      name: `land ${seat}`,
      title: `Land of player ${seat + 1}`,
      choices: lands,
      of: 'board',
      seat,
    })),
    { ...shields, name: 'rate_1', title: 'First rate', choices: lands },
    { ...shields, name: 'trade_routes' },
  ] as GameInfo['options'];
  const open: SeatInfo = { ...SEAT, kind: 'open', name: '' };
  const played = table([SEAT, open], {
    options: { board: 'own', 'land 0': '5', 'land 1': '5', rate_1: '5', trade_routes: true },
  });
  expect(rulesOf(played, options).map(({ title, player, choice }) => [title, player, choice.title])).toEqual([
    ['Land', '', 'Chosen'],
    ['Land', 'Marina', 'No. 5'],
    ['Land of player 2', '', 'No. 5'],
    ['First rate', '', 'No. 5'],
  ]);
});

it('tells whom a table waits for', () => {
  const bot: SeatInfo = { ...SEAT, kind: 'bot', mine: false };
  expect(isWaiting(table([SEAT, bot]))).toBe(false);
  expect(isWaiting(table([SEAT, { ...bot, kind: 'open' }]))).toBe(true);
  expect(isWaiting(table([SEAT, { ...SEAT, mine: false }]))).toBe(true);
  const playing = { status: 'playing', deciding: [0] } as const;
  expect(isMyTurn(table([SEAT, bot], playing))).toBe(true);
  expect(isMyTurn(table([{ ...SEAT, standin: 'clock' }, bot], playing))).toBe(false);
});

it('says since when, in both languages', () => {
  expect(ago(0, 59_000)).toBe('just now');
  expect(ago(0, 150_000)).toBe('2 minutes ago');
  words.language = 'es';
  expect(ago(0, 2 * 86_400_000)).toBe('anteayer');
  words.language = 'en';
});
