import { describe, expect, it } from 'vitest';
import box from '../../fixtures/great-split.json';
import { gala, ghosts } from './gala.svelte';
import { PORTRAITS } from './drawing/portraits';
import { learnGreatSplit } from '../../fixtures/words';
import { learn } from './printed.svelte';
import type { Described } from './types.gen';

learnGreatSplit({ en: '', es: '' });

describe('the gala', () => {
  it('has a portrait of each of our guests', () => {
    expect(Object.keys(PORTRAITS).sort()).toEqual(box.characters.map(({ name }) => name).sort());
  });

  it('shows where each pile would lead, and where both lead to the same space', () => {
    learn(box as Described);
    const done = gala.consider([
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
    gala.arrange(start, one, { right: [false, true, false], turned: false });
    gala.arrange(one, two, { right: [true, true, false], turned: true });
    expect(gala.turned).toBe(true);
    expect(gala.rightOf(two)).toEqual([true, true, false]);
    expect(gala.takeBack(two)).toBe(one);
    expect(gala.turned).toBe(false);
    expect(gala.rightOf(one)).toEqual([false, true, false]);
    expect(gala.takeBack(one)).toBe(start);
  });

  it('takes back all at once what was laid at once', () => {
    const told = ['tome-1-I', 'gold-1-I', 'wallet'];
    expect(gala.rightOf(told)).toBeNull();
    expect(gala.takeBack(told)).toEqual([]);
  });
});
