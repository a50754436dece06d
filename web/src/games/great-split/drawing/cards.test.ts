import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import box from '../../../fixtures/great-split.json';
import { iconsOf, readCard } from './cards';
import { learnGreatSplit } from '../../../fixtures/words';
import { setDescription, artBands, spaceNamed, spaceOf, spaceThing } from '../printed.svelte';
import { iconName } from '../names';
import { things } from '../things';
import { words } from '../../../words/words.svelte';
import type { Described } from '../types.gen';
import { groupsOf, handOf, type Position } from '../position';
import en from '../words/en.ftl?raw';
import es from '../words/es.ftl?raw';
import printedEn from '../words/printed.en.ftl?raw';
import printedEs from '../words/printed.es.ftl?raw';

const position = {
  hands: [['gold-1-I', 'gold-1-I', 'tome-2-II'], []],
  used: [['gold-1-I'], []],
  sold: [['tome-2-II'], []],
  splits: [[1, 2], '?'],
  scores: [0, 0],
} as unknown as Position;

learnGreatSplit({ en, es });

it('knows what is printed on a card', () => {
  expect(readCard('tome-2-II')).toEqual({ type: 'card', level: 'II', icons: [{ icon: 'tome', count: 2 }] });
  expect(readCard('?')).toBeNull();
  expect(readCard('splitter')).toBeNull();
  expect(iconsOf(['gold-1-I', 'gold-2-II', 'star-1-I'])).toEqual([
    { icon: 'gold', count: 3 },
    { icon: 'star', count: 1 },
  ]);
});

it('tells used and sold cards from those still in hand, equal ones too', () => {
  expect(handOf(position, 0).map(({ done }) => done)).toEqual(['used', null, 'sold']);
});

it('knows the groups of a wallet that is open to it, and of no other', () => {
  expect(groupsOf(position, 0)).toEqual([['gold-1-I'], ['gold-1-I', 'tome-2-II']]);
  expect(groupsOf(position, 1)).toBeNull();
});

it('knows of the boards what the table told', () => {
  setDescription({
    tracks: { artwork: { length: 8, contracts: [3, 6] }, gold: { length: 4, double_arrows: [3] } },
    seal_tracks: { artwork: { length: 5, icons: { 2: 'artwork' }, ribbons: { 3: 1, 5: 2 } } },
    art_market: { 4: { 0: 0, 1: 6, 4: 10, 5: 13 } },
    characters: [{ name: 'muse', start: {}, contracts: { artwork: 2 } }],
  } as unknown as Described);
  expect(artBands(4).at(-1)).toEqual({ from: 5, to: 8, points: 13 });
  expect(spaceOf('gold', 3).arrow).toBe(true);
  expect(spaceOf('artwork-seal', 2).icon).toBe('artwork');
});

it('calls icons as the rules do, in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    words.language = language;
    for (const name of things.all()) {
      const what = things.what(name);
      if (what?.type === 'icons') expect(iconName(what.icon, what.count)).toBe(things.name(name));
    }
  }
  words.language = 'en';
});

it('finds a space of a track by its name', () => {
  setDescription(box as Described);
  expect(spaceNamed(spaceThing('gold-seal', 3))).toEqual({ track: 'gold-seal', at: 3 });
  expect(spaceNamed('gold-seal')).toBeUndefined();
});

it('says the same messages in both languages', () => {
  const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).sort();
  expect(ids(es)).toEqual(ids(en));
  expect(ids(printedEs)).toEqual(ids(printedEn));
});
