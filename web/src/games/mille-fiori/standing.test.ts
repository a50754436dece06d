// What the server says of the board and of a seat is drawn as it is: the page derives nothing of it from the position.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { scenes } from '../../fixtures/mille-fiori';
import { learnMilleFiori } from '../../fixtures/words';
import box from '../../fixtures/things/mille-fiori.json';
import { Picks } from '../../table/picks';
import { words } from '../../words/words.svelte';
import Board from './Board.svelte';
import CardFace from './cards/CardFace.svelte';
import { describing } from './describing';
import { face } from './index';
import { kindName } from './names';
import PlayerInfo from './PlayerInfo.svelte';
import type { Position } from './position';
import { setDescription } from './printed.svelte';
import { readCard, things } from './things';
import type { Described, Standing } from './types.gen';

learnMilleFiori(face.words);
const scene = scenes['wait'] as (typeof scenes)[string];
const own = scene.position.standings?.[0] as Standing;
const told: Standing = {
  ...own,
  bonus_points: 99,
  bonuses: { ...own.bonuses, nobles: { has: ['lion'], points: 10 } },
  board: { next_residence: 'r13', unsupported: ['nb0'], ship_points: [11, 12, 13, 14, 15], closed_gold: ['g4'] },
};
const position: Position = { ...scene.position, standings: [told, told, told] };

const drawn: Record<string, unknown>[] = [];
function draw(part: unknown, props: object): void {
  drawn.push(mount(part as Component<object>, { target: document.body, props }));
  flushSync();
}
function drawBoard(of: Position): void {
  const picks = new Picks([], 0);
  draw(Board, { position: of, marks: new Map(), names: scene.names, picks, onpick: () => {}, onset: () => {} });
}
const thing = (name: string): Element => document.querySelector(`[data-thing="${name}"]`) as Element;

afterEach(() => {
  for (const one of drawn.splice(0)) void unmount(one);
  document.body.innerHTML = '';
});

it('draws the next residence, closed spaces and gold diamonds, and what fleets are worth, as it is told', () => {
  drawBoard(position);
  expect(
    [...document.querySelectorAll('.next')].map((one) => one.closest('[data-thing]')?.getAttribute('data-thing')),
  ).toEqual(['r13']);
  expect([...document.querySelectorAll('.space.closed')].map((one) => one.getAttribute('data-thing'))).toEqual(['nb0']);
  expect(thing('g4').classList.contains('closed')).toBe(true);
  expect(thing('g0').classList.contains('closed')).toBe(false);
  expect([...document.querySelectorAll('.fleet text')].map((one) => one.textContent)).toEqual([
    '11',
    '12',
    '13',
    '14',
    '15',
  ]);
});

it('draws a finished game of which nothing is told', () => {
  const bare = { ...position } as { standings?: unknown };
  delete bare.standings;
  drawBoard(bare as Position);
  draw(PlayerInfo, { position: bare, seat: 0 });
  expect(document.querySelectorAll('.next')).toHaveLength(0);
});

it('shows what a seat has of each set, and its bonus points', () => {
  draw(PlayerInfo, { position, seat: 0 });
  expect(document.querySelector('.bonus')?.textContent).toContain('99');
  const needs = [...document.querySelectorAll('.need')].map((one) => one.getAttribute('aria-label'));
  expect(needs).toContain('Nobles bonus won: 10 points');
});

it('means the ship by a sea space', () => {
  expect(face.prepares?.('t3')).toBe('t3');
  expect(face.prepares?.('sea-9')).toBe('ship');
});

it('prints on cards and board the points that it is told', () => {
  const described = box.box as Described;
  const kinds = described.kinds.map((one) => ({ ...one, points: one.points.map((points) => points + 6) }));
  setDescription({ ...described, group_points: 3, pigment_points: 4, column_points: 5, kinds });
  for (const name of ['quartz-1', 'pigment-1', 'lion-1']) draw(CardFace, { name });
  drawBoard(position);
  const text = document.body.textContent;
  for (const said of [
    '7 per diamond',
    '8 per diamond',
    '7 · 9 · 12',
    '3 points per diamond in the group, 4 on pigment',
    '5 per diamond in the column',
  ])
    expect(text).toContain(said);
  setDescription(described);
});

it('calls kinds of cards as the rules call the cards, in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    words.language = language;
    const cards = things.all().flatMap((name) => readCard(name) ?? []);
    expect(cards.length).toBeGreaterThan(70);
    for (const name of things.all()) {
      const card = readCard(name);
      // Spanish has an article before it.
      if (card) expect(` ${things.name(name)}`.endsWith(` ${kindName(card.kind)} ${card.wheel}`), name).toBe(true);
    }
  }
  words.language = 'en';
});

it('finds the things that events happened to', () => {
  const happened = (type: string, values: Record<string, unknown>): string | undefined =>
    describing.thing?.({ type, seat: 0, values, parts: [], reason: '' }, [], 0);
  expect(happened('sailed', { to: 7 })).toBe('sea-7');
  expect(happened('bonus', { area: 'trade' })).toBe('bonus-trade');
  expect(happened('placed', { space: 'w3' })).toBe('w3');
});
