import { Picks } from '../../table/picks';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { scenes } from '../../fixtures/mille-fiori';
import { learnMilleFiori } from '../../fixtures/words';
import type { Mark } from '../../table/marks';
import Board from './Board.svelte';
import { AREAS } from './board/layout';
import { spaceList } from './printed.svelte';
import { face } from './index';

learnMilleFiori(face.words);
const { position, names } = scenes['play'] as (typeof scenes)[string];
let board: Record<string, unknown> | null = null;

function draw(marks: Map<string, Mark>, onpick = vi.fn()): { find: (thing: string) => Element; onpick: typeof onpick } {
  board = mount(Board, {
    target: document.body,
    props: { position, marks, names, picks: new Picks([], 0), onpick, onset: () => {} },
  });
  flushSync();
  return { onpick, find: (thing) => document.querySelector(`[data-thing="${thing}"]`) as Element };
}

afterEach(() => {
  if (board) void unmount(board);
  document.body.innerHTML = '';
});

it('draws all 109 spaces and 20 sea spaces, each with a spoken name', () => {
  const { find } = draw(new Map());
  expect(spaceList()).toHaveLength(109);
  for (const [id] of spaceList())
    expect(find(id).getAttribute('aria-label')).toMatch(/^The (?!.*\b(?:w|r|n[bst]|c[bst]|t|h)\d)/);
  for (let pos = 1; pos <= 20; pos++) expect(find(`sea-${pos}`)).toBeTruthy();
  expect(find('w10').getAttribute('aria-label')).toBe('The fourth ash workshop: Marina’s diamond');
});

it('shows a phone every row of a land, from the first to the last', () => {
  // Of the residences only the next one in the row can be taken.
  for (const area of AREAS.filter((one) => one !== 'residences')) {
    const own = spaceList().filter(([, space]) => space.area === area);
    const focus = face.focus?.(position, new Map(own.map(([id]) => [id, { state: 'legal' }])));
    if (focus?.kind !== 'board') throw new Error(`nothing is enlarged of ${area}`);
    const [, top, , high] = focus.frame;
    for (const [, space] of own) expect(space.y > top + 20 && space.y < top + high - 20, area).toBe(true);
  }
});

it('lets only what glows be reached with Tab, and says what it brings', () => {
  const { find } = draw(new Map<string, Mark>([['w11', { state: 'legal', label: '+8' }]]));
  expect(find('w11').getAttribute('tabindex')).toBe('0');
  expect(find('w11').getAttribute('aria-label')).toBe('The third pigment workshop, +8');
  expect(find('w12').getAttribute('tabindex')).toBe('-1');
});

it('reports picks by name', () => {
  const { find, onpick } = draw(new Map());
  find('w11').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  find('ship').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onpick.mock.calls).toEqual([['w11'], ['ship']]);
});

it('tags what brings something, whatever the label says of nothing', () => {
  draw(
    new Map<string, Mark>([
      ['w11', { state: 'legal', label: '+8', points: 8 }],
      ['w12', { state: 'legal', label: '±0', points: 0 }],
      ['w13', { state: 'legal', label: '±0', points: 0, gains: [{ type: 'extra-card' }] }],
    ]),
  );
  const texts = [...document.querySelectorAll('svg text')].map((one) => one.textContent);
  expect(texts.filter((text) => ['+8', '±0'].includes(text))).toEqual(['+8', '±0']);
});
