// Whatever the page shows of this game says what it is and does, in both languages.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import printed from '../../fixtures/great-split.json';
import { learnGreatSplit } from '../../fixtures/words';
import { Picks } from '../../table/picks';
import { preferences } from '../../words/preferences.svelte';
import { words, type Language } from '../../words/words.svelte';
import { face } from './index';
import { HIDDEN, type Phase, type Position } from './position';
import Parts from './Parts.svelte';
import { setDescription } from './printed.svelte';
import type { Described } from './types.gen';

preferences.motion = false;
learnGreatSplit(face.words);
setDescription(printed as Described);
globalThis.matchMedia = (() => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as unknown as typeof matchMedia;

const tracks = Object.fromEntries(
  [...Object.keys(printed.tracks), ...Object.keys(printed.seal_tracks).map((one) => `${one}-seal`)].map((track) => [
    track,
    2,
  ]),
);
const SEATS = 4;
const seats = <T>(value: T): T[] => Array.from({ length: SEATS }, () => value);
const hand = printed.cards.slice(0, 6);

function position(phase: Phase, decided = false): Position {
  return {
    game: 'great-split',
    seat: 0,
    phase,
    round: 3,
    rounds: 6,
    limit: 5,
    deciding: decided ? [1] : [0, 1],
    scores: seats(3),
    characters: printed.characters.map(({ name }) => name).slice(0, SEATS),
    tracks: seats(tracks),
    gauge: 4,
    market: [1, 3, HIDDEN, HIDDEN, HIDDEN, HIDDEN],
    scoring: [
      ['tome', 'gems'],
      ['artwork', 'none'],
    ],
    hands: seats(hand),
    splits: seats(phase === 'choose' || decided ? [1, 2] : null),
    choices: [phase === 'choose' && decided ? 'group-1' : null, ...seats(null).slice(1)],
    used: [hand.slice(0, 1), ...seats([]).slice(1)],
    sold: [hand.slice(1, 2), ...seats([]).slice(1)],
    splitters: seats(false),
    pending: seats([]),
    known: [],
    lost: [],
    fresh: [],
    discards: [],
    decks: {},
    box: [],
    legal: [],
    standings: [],
  };
}

const drawn: Record<string, unknown>[] = [];
function draw(part: unknown, props: object): void {
  drawn.push(mount(part as Component<object>, { target: document.body, props }));
}

function drawHand(now: Position): void {
  const marks = new Map(
    [...hand, 'splitter', 'group-1', 'group-2', 'use', 'sell-gold', 'sell-prestige'].map((name) => [
      name,
      { state: 'legal' as const },
    ]),
  );
  const plans = hand.slice(2).flatMap((card) =>
    ['use', 'sell-gold', 'sell-prestige'].map((way) => ({
      actions: [`${way} ${card}`],
      picks: [card, way],
      points: [],
      gains: [{ type: 'advance' as const, track: 'tome', space: 3, contracts: 1 }],
      typed: [],
    })),
  );
  const picks = new Picks(plans, 0, now.phase === 'resolve' ? hand.slice(2, 3) : []);
  draw(face.Hand, { position: now, marks, names: seats('Teo'), picks, onpick: () => {}, onset: () => {} });
}

function drawTable(now: Position): void {
  const marks = new Map([...Object.keys(tracks), 'prestige'].map((name) => [name, { state: 'legal' as const }]));
  const shared = {
    position: now,
    marks,
    names: seats('Teo'),
    picks: new Picks([], 0),
    onpick: () => {},
    onset: () => {},
  };
  for (const quiet of [false, true]) draw(face.Board, { ...shared, quiet });
  for (const seat of [1, 2]) for (const part of [face.SeatInfo, face.SeatStats]) draw(part, { position: now, seat });
}

/** Of what is drawn, in both languages; how many things that is. */
function assertHelp(): number {
  const names = new Set(
    [...document.querySelectorAll('[data-thing],[data-look]')].map(
      (one) => one.getAttribute('data-thing') ?? one.getAttribute('data-look') ?? '',
    ),
  );
  for (const language of ['en', 'es'] satisfies Language[]) {
    words.language = language;
    flushSync();
    expect(
      [...names].filter((name) => !/[.!]$/.test(face.help(name))),
      `without help in ${language}`,
    ).toEqual([]);
    expect(
      [...names].filter((name) => face.spoken(name) === name),
      `without a name in ${language}`,
    ).toEqual([]);
    const sentences = [...document.querySelectorAll('[data-help]')].map((one) => one.getAttribute('data-help') ?? '');
    expect(sentences.filter((said) => /^$|^(gs|help)-/.test(said))).toEqual([]);
  }
  return names.size;
}

afterEach(async () => {
  for (const one of drawn.splice(0)) await unmount(one);
});

// Drawing takes long without a real browser.
const PATIENCE = 60_000;

it('explains every part', { timeout: PATIENCE }, () => {
  draw(Parts, { cards: printed.cards });
  expect(assertHelp()).toBeGreaterThan(150);
});

it('explains everything on the table', { timeout: PATIENCE }, () => {
  drawTable(position('resolve'));
  expect(assertHelp()).toBeGreaterThan(100);
});

it.each(['discard', 'split', 'choose', 'resolve'] as const)(
  'explains what is held and asked (%s)',
  { timeout: PATIENCE },
  (phase) => {
    drawHand(position(phase));
    expect(assertHelp()).toBeGreaterThan(phase === 'choose' ? 6 : 4);
  },
);

it.each(['split', 'choose'] as const)('explains a wallet that is closed (%s)', { timeout: PATIENCE }, (phase) => {
  drawHand(position(phase, true));
  expect(document.querySelector('[data-look=wallet]')).not.toBeNull();
  assertHelp();
});
