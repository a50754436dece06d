import { describe, expect, it } from 'vitest';
import type { Editing, JsonObject, Path } from '../../games/editing';
import { added, appended, copiesLeft, dropped, laid, removed, valueAt, written } from './edits';
import { sectionOf, slotsOf } from './fields';
import { LONGEST_LINK, linkOf, positionIn } from './link';

const POOLS: readonly (readonly Path[])[] = [[['discard'], ['deck']]];
const position: JsonObject = {
  round: 2,
  ending: false,
  active: null,
  discard: ['a', 'b'],
  deck: ['c', 'a'],
  hands: [['d'], []],
  spaces: { w1: 0 },
};
const all = ({ discard, deck, hands }: JsonObject): string[] => [discard, deck, hands].flat(2).map(String).sort();

describe('edits', () => {
  it('exchanges what is laid with what lay there, so that nothing is lost or doubled', () => {
    const next = laid(position, POOLS, ['hands', 0, 0], 'c');
    expect(valueAt(next, ['hands', 0])).toEqual(['c']);
    expect(valueAt(next, ['deck'])).toEqual(['d', 'a']);
    expect(all(next)).toEqual(all(position));
    expect(valueAt(position, ['hands', 0])).toEqual(['d']);
  });

  it('takes from the first pile that has it, and gives back to the first', () => {
    const more = added(position, POOLS, ['hands', 1], 'a');
    expect([valueAt(more, ['discard']), valueAt(more, ['hands', 1])]).toEqual([['b'], ['a']]);
    const fewer = removed(more, POOLS, ['hands', 0], 0);
    expect([valueAt(fewer, ['discard']), valueAt(fewer, ['hands', 0])]).toEqual([['b', 'd'], []]);
    expect(all(fewer)).toEqual(all(position));
  });

  it('counts the copies that are left', () => {
    expect(copiesLeft(position, POOLS, 'a', ['hands', 0])).toBe(2);
    expect(copiesLeft(position, POOLS, 'z', ['hands', 0])).toBe(0);
  });

  it('adds entries to a list and takes them out, with what they hold', () => {
    const pending: JsonObject = { ...position, pending: [{ step: 'turn' }] };
    const more = appended(pending, POOLS, ['pending'], { step: 'keep', held: 'b' });
    expect(valueAt(more, ['pending', 1])).toEqual({ step: 'keep', held: 'b' });
    expect(valueAt(more, ['discard'])).toEqual(['a']);
    const fewer = dropped(more, POOLS, ['pending'], 1);
    expect(valueAt(fewer, ['pending'])).toEqual([{ step: 'turn' }]);
    expect(valueAt(fewer, ['discard'])).toEqual(['a', 'b']);
    expect(valueAt(dropped(fewer, POOLS, ['pending'], 0), ['pending'])).toEqual([]);
  });

  it('leaves out the key of an emptied place', () => {
    expect(valueAt(written(position, ['spaces', 'w1'], undefined), ['spaces'])).toEqual({});
  });
});

describe('fields', () => {
  const editing: Editing = {
    place: () => null,
    pools: () => POOLS,
    fields: {
      spaces: { type: 'none' },
      active: { type: 'seat', none: 'null' },
      discard: { type: 'pile', things: ['a', 'b'] },
      deck: { type: 'pile', things: [] },
      hands: { type: 'pile', things: [] },
    },
  };

  it('finds every place of a position', () => {
    const found = slotsOf(position, editing).map((slot) => `${slot.type} ${slot.path.join('/')}`);
    expect(found).toEqual([
      'number round',
      'flag ending',
      'seat active',
      'pile discard',
      'pile deck',
      'pile hands/0',
      'pile hands/1',
    ]);
  });

  it('finds places that mean something else within a field, and those where nothing lies yet', () => {
    const laidOut: JsonObject = { goods: [{ red: 1 }], routes: [{ goods: ['red'] }], shields: { held: [{ a: 's1' }] } };
    const hints: Editing = {
      place: () => null,
      pools: () => [],
      fields: {
        goods: { type: 'counts', things: ['red'] },
        'routes/goods': { type: 'pile', things: ['red'], loose: true },
        'shields/held': { type: 'places', keys: ['a', 'b'], things: ['s1', 's2'] },
      },
    };
    const found = slotsOf(laidOut, hints).map((slot) => `${slot.type} ${slot.path.join('/')}`);
    expect(found).toEqual([
      'counts goods/0',
      'pile routes/0/goods',
      'thing shields/held/0/a',
      'thing shields/held/0/b',
    ]);
    expect(slotsOf(laidOut, hints).map((slot) => 'loose' in slot)).toEqual([false, true, true, true]);
  });

  it('finds lists that can grow, one for everybody or one for each seat, and what is in them', () => {
    const hints: Editing = {
      place: () => null,
      pools: () => [],
      fields: { pending: { type: 'list', kinds: () => ({ arrow: { count: 1 } }) } },
    };
    const places = (pending: JsonObject[string]): string[] =>
      slotsOf({ pending }, hints).map((slot) => `${slot.type} ${slot.path.join('/')}`);
    expect(places([])).toEqual(['list pending']);
    expect(places([{ count: 2 }])).toEqual(['list pending', 'number pending/0/count']);
    expect(places([[], [{ count: 2 }]])).toEqual(['list pending/0', 'list pending/1', 'number pending/1/0/count']);
    const sections = (pending: JsonObject[string]): unknown[] =>
      slotsOf({ pending }, hints).map((slot) => sectionOf(slot, { pending }, 2, hints));
    expect(sections([{ count: 2 }, { count: 1 }])).toEqual(['table', 'table', 'table']);
    expect(sections([[], [{ count: 2 }]])).toEqual([0, 1, 1]);
  });

  it('lists what is strided by seat with the seat', () => {
    const sections = slotsOf(position, editing).map((slot) => sectionOf(slot, position, 2, editing));
    expect(sections).toEqual(['table', 'table', 'table', 'piles', 'piles', 0, 1]);
  });
});

describe('links', () => {
  const whole = { game: 'g', players: 2, options: { long: true }, position };

  it('carry a position there and back', async () => {
    const link = await linkOf(whole);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await positionIn('g', link)).toEqual(whole);
  });

  it('that are cut, too long or no position are none', async () => {
    const link = await linkOf(whole);
    expect(await positionIn('g', link.slice(0, 20))).toBeNull();
    expect(await positionIn('g', 'A'.repeat(LONGEST_LINK + 1))).toBeNull();
    expect(await positionIn('g', '<script>')).toBeNull();
    const bomb = await linkOf({ ...whole, position: { long: 'x'.repeat(59_000) } });
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    const other = await linkOf({ ...whole, players: 'two' as unknown as number });
    expect(await positionIn('g', other)).toBeNull();
  });
});
