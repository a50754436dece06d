import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import gameEn from '../games/mille-fiori/words/en.ftl?raw';
import gameEs from '../games/mille-fiori/words/es.ftl?raw';
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

it('finds a thing by its whole name, then by its kind', () => {
  words.add('things', 'en', 'name-quartz = quartz { $number }\nname-bonus-trade = the bonus\n');
  expect(words.thing('name', 'quartz-3')).toBe('quartz 3');
  expect(words.thing('name', 'bonus-trade')).toBe('the bonus');
  expect(words.thing('name', 'w9')).toBeNull();
});
