import { describe, expect, it } from 'vitest';
import box from '../../fixtures/great-split.json';
import { gala, ghosts } from './gala.svelte';
import { PORTRAITS } from './portraits';
import { learn } from './printed.svelte';

describe('the gala', () => {
  it('has a portrait of each of our guests', () => {
    expect(Object.keys(PORTRAITS).sort()).toEqual(box.characters.map(({ name }) => name).sort());
  });

  it('shows where each pile would lead, and where both lead to the same space', () => {
    learn(box);
    const done = gala.consider([['tome-2-II', 'gold-1-I'], ['tome-1-I', 'gold-1-I', 'star-1-I']]);
    const found = ghosts({ tome: 3, gold: 5 });
    expect([...found]).toEqual([
      ['tome', [{ pile: 'A', at: 5 }, { pile: 'B', at: 4 }]],
      ['gold', [{ pile: 'AB', at: 6 }]],
    ]);
    done();
    expect(ghosts({ tome: 3 }).size).toBe(0);
  });
});
