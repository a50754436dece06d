import { describe, expect, it } from 'vitest';
import box from '../../fixtures/great-split.json';
import { selection, ghosts } from './selection.svelte';
import { PORTRAITS } from './drawing/portraits';
import { learnGreatSplit } from '../../fixtures/words';
import { setDescription } from './printed.svelte';
import type { Described } from './types.gen';

learnGreatSplit({ en: '', es: '' });

describe('the gala', () => {
  it('has a portrait of each of our guests', () => {
    expect(Object.keys(PORTRAITS).sort()).toEqual(box.characters.map(({ name }) => name).sort());
  });

  it('shows where each pile would lead, and where both lead to the same space', () => {
    setDescription(box as Described);
    const done = selection.consider([
      ['tome-2-II', 'gold-1-I'],
      ['tome-1-I', 'gold-1-I', 'star-1-I'],
    ]);
    const found = ghosts({ tome: 3, gold: 5 });
    expect([...found]).toEqual([
      [
        'tome',
        [
          { pile: 'A', at: 5 },
          { pile: 'B', at: 4 },
        ],
      ],
      ['gold', [{ pile: 'AB', at: 6 }]],
    ]);
    expect(ghosts({ tome: 3, gold: 12 }).has('gold')).toBe(false); // at its end: the cube stays to be seen
    done();
    expect(ghosts({ tome: 3 }).size).toBe(0);
  });

  it('takes back one card after another, however the rules name what lies there', () => {
    const start: string[] = [];
    const one = ['wallet', 'tome-1-I'];
    const two = ['wallet', 'gold-1-I'];
    selection.arrange(start, one, { right: [false, true, false], turned: false });
    selection.arrange(one, two, { right: [true, true, false], turned: true });
    expect(selection.turned).toBe(true);
    expect(selection.rightOf(two)).toEqual([true, true, false]);
    expect(selection.takeBack(two)).toBe(one);
    expect(selection.turned).toBe(false);
    expect(selection.rightOf(one)).toEqual([false, true, false]);
    expect(selection.takeBack(one)).toBe(start);
  });

  it('takes back all at once what was laid at once', () => {
    const told = ['tome-1-I', 'gold-1-I', 'wallet'];
    expect(selection.rightOf(told)).toBeNull();
    expect(selection.takeBack(told)).toEqual([]);
  });
});
