import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { hasTour, loadTour } from './tour';

const CATALOGUES = import.meta.glob<string>('../../../src/ludoteca/games/*/words/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const LANGUAGES = ['en', 'es'] as const;
const GAMES = ['mille-fiori', 'great-split', 'castles-of-burgundy'];

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}
const rulesOf = (game: string, language: string): string =>
  CATALOGUES[`../../../src/ludoteca/games/${game.replaceAll('-', '_')}/words/${language}.ftl`] ?? '';
const sourcesOf = (game: string): string[] =>
  [...rulesOf(game, 'en').matchAll(/^source-([\w-]+) *=/gm)].map((match) => match[1] ?? '');

function say(from: FluentBundle, id: string): string {
  const pattern = from.getMessage(id)?.value;
  if (!pattern) throw new Error(`nobody says ${id}`);
  return from.formatPattern(pattern, { solo: 'no' }, []);
}
/** The beginnings of its words: a sentence may bend their ends. */
const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 5)).filter((stem) => stem !== 'sin');

describe.each(GAMES)('the tour of %s', (game) => {
  it('exists, and begins with how one wins', async () => {
    expect(hasTour(game)).toBe(true);
    const tour = await loadTour(game);
    expect(tour.steps[0]?.says).toMatch(/-goal$/);
  });

  it('explains every line of the score sheet, and no other', async () => {
    const tour = await loadTour(game);
    expect(sourcesOf(game)).not.toHaveLength(0);
    expect(tour.steps.flatMap(({ scores = [] }) => scores).sort()).toEqual(sourcesOf(game).sort());
  });

  it.each(LANGUAGES)('names what scores as the score sheet does: %s', async (language) => {
    const tour = await loadTour(game);
    const [own, rules] = [bundle(language, tour.words[language]), bundle(language, rulesOf(game, language))];
    for (const { says, scores = [] } of tour.steps) {
      const text = `${say(own, `${says}-title`)} ${say(own, says)}`.toLowerCase();
      for (const source of scores) {
        const line = say(rules, `source-${source}`);
        expect(
          stems(line).some((stem) => text.includes(stem)),
          `${says} names "${line}"`,
        ).toBe(true);
      }
    }
  });

  it.each(LANGUAGES)('says one idea at a time: %s', async (language) => {
    const tour = await loadTour(game);
    const own = bundle(language, tour.words[language]);
    for (const { says } of tour.steps) {
      const text = say(own, says);
      expect(text.match(/[.?!](?= |$)/g)?.length, text).toBeLessThanOrEqual(2);
      expect(text.length, text).toBeLessThan(280);
    }
  });
});
