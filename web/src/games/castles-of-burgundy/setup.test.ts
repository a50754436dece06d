import { describe, expect, it } from 'vitest';
import { boardsOf, chosenBoards, hindrance } from './setup';
import { learn } from './printed.svelte';

describe('which land goes with which company', () => {
  it('is said for teams and for one player', () => {
    expect(hindrance('12a', 4, {})).toBe('for-teams');
    expect(hindrance('12a', 4, { team: true })).toBeNull();
    expect(hindrance('1', 4, { team: true })).toBe('not-for-teams');
    expect(hindrance('13b', 2, {})).toBe('for-one');
    expect(hindrance('13b', 1, {})).toBeNull();
    expect(hindrance('dealt', 1, {})).toBe('not-for-one');
  });
  it('is number 1 for whoever has chosen none', () => {
    expect(chosenBoards(3, { board_2: '7' })).toEqual(['1', '7', '1']);
  });
  it('is drawn with boards of the box', () => {
    learn({ boards: { '1': {}, '11a': {}, '11b': {} } });
    expect(boardsOf('border-posts')).toEqual(['11a', '11b']);
    expect(boardsOf('1')).toEqual(['1']);
  });
});
