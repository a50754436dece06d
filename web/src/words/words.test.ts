import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import gameEn from '../games/mille-fiori/words/en.ftl?raw';
import gameEs from '../games/mille-fiori/words/es.ftl?raw';
import type { ThingInfo } from '../net/messages';
import { learnThings, thingsOf } from './things.svelte';
import { frameWords, t, words } from './words.svelte';

const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).sort();

it('says the same messages in both languages', () => {
  expect(ids(frameWords('es'))).toEqual(ids(frameWords('en')));
  expect(new Set(ids(frameWords('en'))).size).toBe(ids(frameWords('en')).length);
  expect(ids(gameEs)).toEqual(ids(gameEn));
});

const TOURS = import.meta.glob<string>('../games/*/tour.*.ftl', { eager: true, query: '?raw', import: 'default' });

it('leads round every game in both languages', () => {
  const english = Object.keys(TOURS).filter((path) => path.endsWith('.en.ftl'));
  expect(english).not.toHaveLength(0);
  for (const path of english) expect(ids(TOURS[path.replace('.en.', '.es.')] ?? '')).toEqual(ids(TOURS[path] ?? ''));
});

it('changes language, and falls back to English, then to the id', () => {
  words.language = 'es';
  expect(t('bar-undo')).toBe('Deshacer');
  words.add('test', 'en', 'only-english = Hello');
  expect(t('only-english')).toBe('Hello');
  expect(t('nobody-says-this')).toBe('nobody-says-this');
  words.language = 'en';
});

it('knows of a thing what its game told, in the language of the person, else in English', () => {
  const things = thingsOf<{ readonly type: string }>('test-game');
  const info = (name: string): ThingInfo => ({
    what: { type: 'card' },
    name,
    help: 'Help.',
    variants: { solo: 'Alone.' },
  });
  learnThings('test-game', 'en', { 'quartz-3': info('quartz 3') });
  expect(things.what('quartz-3')).toEqual({ type: 'card' });
  expect(things.name('quartz-3')).toBe('quartz 3');
  expect(things.help('quartz-3')).toBe('Help.');
  expect(things.help('quartz-3', 'solo')).toBe('Alone.');
  expect(things.help('quartz-3', 'team')).toBe('Help.');
  expect(things.what('w9')).toBeUndefined();
  expect(things.name('w9')).toBe('w9');
  words.language = 'es';
  expect(things.name('quartz-3')).toBe('quartz 3');
  learnThings('test-game', 'es', { 'quartz-3': info('cuarzo 3') });
  expect(things.name('quartz-3')).toBe('cuarzo 3');
  words.language = 'en';
});

it('lets the game that is learned last speak, whoever spoke before', () => {
  words.add('one game', 'en', 'same-id = one');
  words.add('other game', 'en', 'same-id = other');
  expect(t('same-id')).toBe('other');
  words.add('one game', 'en', 'same-id = one');
  expect(t('same-id')).toBe('one');
});
