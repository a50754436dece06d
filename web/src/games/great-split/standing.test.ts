// What the server says of a seat is drawn as it is: the page counts nothing itself.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import printed from '../../fixtures/great-split.json';
import { learnGreatSplit } from '../../fixtures/words';
import type { EventInfo, PlanInfo } from '../../net/messages';
import Market from './board/Market.svelte';
import { describing, forecastOf } from './describing';
import SplitterFace from './drawing/SplitterFace.svelte';
import { face } from './index';
import type { Position } from './position';
import { setDescription, leftOf, rightOf } from './printed.svelte';
import SeatStats from './SeatStats.svelte';
import type { Described, Standing } from './types.gen';

learnGreatSplit(face.words);
setDescription(printed as Described);

const standing: Standing = {
  points: { prestige: 3, artwork: 41 },
  total: 77,
  contracts: {
    tome: { count: 0, stars: 0 },
    artwork: { count: 0, stars: 0 },
    topaz: { count: 0, stars: 0 },
    emerald: { count: 0, stars: 0 },
    gold: { count: 0, stars: 0 },
  },
  artwork_one_further: 43,
  unplayed: 5,
};
const position = {
  seat: 0,
  phase: 'resolve',
  deciding: [0, 1],
  scores: [3, 0, 0],
  gauge: 4,
  characters: ['muse', 'curator', 'heiress'],
  tracks: [{ artwork: 2 }, {}, {}],
  standings: [standing, standing, standing],
} as unknown as Position;

const drawn: Record<string, unknown>[] = [];
function draw(part: unknown, props: object): string {
  drawn.push(mount(part as Component<object>, { target: document.body, props }));
  flushSync();
  return document.body.textContent;
}
afterEach(() => {
  for (const one of drawn.splice(0)) void unmount(one);
  document.body.innerHTML = '';
});

it('shows the total that it is told', () => {
  expect(draw(SeatStats, { position, seat: 0 })).toContain('77 if now');
});

it('shows what the market pays now and one step further', () => {
  expect(draw(Market, { position })).toContain('earns you 41, one more step 43');
});

it('says nothing of one more step that brings no more', () => {
  const told = { ...standing, artwork_one_further: 41 };
  expect(draw(Market, { position: { ...position, standings: [told] } })).not.toContain('one more step');
});

it('counts the cards left to play as it is told', () => {
  expect(face.status(position, 1)).toBe('5 to play');
});

it('knows the neighbours by the table', () => {
  expect([leftOf(0), rightOf(0), leftOf(2)]).toEqual([1, 2, 0]);
});

it('prints on the splitter how far it leads', () => {
  setDescription({ ...printed, splitter_steps: 3 } as Described);
  expect(draw(SplitterFace, {})).toContain('+3');
  setDescription(printed as Described);
});

it('reads what piles would bring from the event that foretells it', () => {
  const values = { first_owner: 1, first_chooser: 2, second_owner: 3, second_chooser: 4 };
  const event: EventInfo = { type: 'forecast', seat: 0, values, parts: [], reason: '' };
  const plan = { picks: ['group-1'], points: [] } as unknown as PlanInfo;
  const told = describing.plan?.(plan, [event], []);
  expect(forecastOf(told as Parameters<typeof forecastOf>[0])).toEqual(values);
});

it('draws a finished game of which nothing is told', () => {
  const bare = { ...position, phase: 'over' } as Position;
  delete (bare as { standings?: unknown }).standings;
  expect(draw(Market, { position: bare })).toContain('earns you 0');
});
