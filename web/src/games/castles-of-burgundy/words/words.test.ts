import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { GOODS } from '../drawing/palette';
import { LISTED_GROUPS } from '../moves/prompts';
import { KINDS } from '../position';
import type { Described, Way } from '../types.gen';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import rulesEn from '../../../../../src/ludoteca/games/castles_of_burgundy/words/en.ftl?raw';
import rulesEs from '../../../../../src/ludoteca/games/castles_of_burgundy/words/es.ftl?raw';

const ORIGINS = { printed: 1, 'one-source': 1, house: 1 } satisfies Record<Described['origins'][string], 1>;
const HINDRANCES = { 'for-teams': 1, 'for-one': 1, 'not-for-teams': 1, 'not-for-one': 1 } satisfies Record<
  Way['hindered'][string],
  1
>;
/** Messages whose ids the page puts together. */
const COMPOSED = [
  ...KINDS.map((kind) => `cb-land-${kind}`),
  ...Object.keys(GOODS).map((colour) => `cb-stock-${colour}`),
  ...[...LISTED_GROUPS, 'load', 'discard', 'decline', 'end', 'hex'].map((group) => `cb-do-${group}`),
  ...[...LISTED_GROUPS, 'place-first'].map((group) => `cb-can-${group}`),
  ...Object.keys(ORIGINS).map((origin) => `cb-origin-${origin}-help`),
  ...Object.keys(HINDRANCES).map((why) => `cb-setup-${why}`),
  ...['land', 'depots', 'others', 'log'].map((tab) => `cb-tab-${tab}`),
];

function bundle(language: string, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}
function say(from: FluentBundle, id: string, values: Record<string, string | number> = {}): string {
  const pattern = from.getMessage(id)?.value;
  return pattern ? from.formatPattern(pattern, values, []).toLowerCase() : '';
}

describe.each([
  ['en', en, rulesEn],
  ['es', es, rulesEs],
] as const)('words of the page: %s', (language, page, rules) => {
  const own = bundle(language, page);
  it('say every message that the page puts together', () => {
    expect(COMPOSED.filter((id) => !own.hasMessage(id))).toEqual([]);
  });
  it('call goods in a store by the colours that the rules call them', () => {
    for (const colour of Object.keys(GOODS)) {
      const name = say(bundle(language, rules), `name-colour-${colour}`);
      expect(name).not.toBe('');
      expect(say(own, `cb-stock-${colour}`, { count: 1 }), colour).toContain(name.slice(0, 4));
    }
  });
});
