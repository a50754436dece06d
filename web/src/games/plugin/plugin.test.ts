// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Mark } from '../../table/marks';
import { Picks } from '../../table/picks';
import { learnThings } from '../../words/things.svelte';
import type { BoardProps, Observation } from '../game';
import type { BoardModule } from './api';
import { setDescription } from './described.svelte';

const modules = new Map<string, BoardModule>();
vi.mock('./modules', () => ({ moduleOf: (game: string) => modules.get(game) }));
const { default: PluginBoard } = await import('./PluginBoard.svelte');

const position: Observation = { game: 'stones', seat: 0, phase: 'drop', deciding: [0], scores: [0, 0] };
const shown: Record<string, unknown>[] = [];

function draw(module: BoardModule, marks: ReadonlyMap<string, Mark>, onpick = vi.fn()): HTMLElement {
  modules.set('stones', module);
  const picks = new Picks([{ actions: ['drop stone-1'], picks: ['stone-1'], points: [], typed: [] }], 0);
  const props: BoardProps<Observation> = { position, names: ['Ana', 'Bo'], marks, picks, onpick, onset: vi.fn() };
  shown.push(mount(PluginBoard, { target: document.body, props }));
  flushSync();
  return document.body;
}

afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  document.body.innerHTML = '';
});

test('a board from outside makes its elements things of the table', () => {
  const picked = vi.fn();
  const body = draw(
    {
      mount(target, host) {
        const stone = document.createElement('button');
        target.append(stone);
        return { update: () => host.thing(stone, 'stone-1') };
      },
    },
    new Map([['stone-1', { state: 'legal', label: '+3' }]]),
    picked,
  );
  const stone = body.querySelector<HTMLElement>('[data-thing="stone-1"]')!;
  expect(stone.dataset['state']).toBe('legal');
  expect(stone.getAttribute('aria-label')).toBe('Stone-1, +3');
  expect(stone.getAttribute('aria-disabled')).toBe('false');
  stone.click();
  expect(picked).toHaveBeenCalledWith('stone-1');
});

test('a board from outside is told what its things are, and what is printed on the table', () => {
  learnThings('stones', 'en', {
    'stone-1': { what: { type: 'stone', weight: 7 }, name: 'stone-1', help: '', variants: {} },
  });
  setDescription('stones', { room: 3 });
  const body = draw(
    {
      mount: (target, host) => ({
        update: (view) => {
          target.textContent = JSON.stringify([
            host.what('stone-1')?.weight,
            host.what('none') ?? null,
            view.described,
          ]);
        },
      }),
    },
    new Map(),
  );
  expect(body.querySelector('.plugin')!.textContent).toBe('[7,null,{"room":3}]');
  setDescription('stones', { room: 4 });
  flushSync();
  expect(body.querySelector('.plugin')!.textContent).toBe('[7,null,{"room":4}]');
});

test('where it fails, the generic board takes its place', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const body = draw(
    {
      mount() {
        throw new Error('no canvas');
      },
    },
    new Map([['stone-1', { state: 'legal' }]]),
  );
  flushSync();
  expect(complaint).toHaveBeenCalledOnce();
  expect(body.querySelector('[data-thing="stone-1"]')?.textContent).toContain('Stone-1');
});
