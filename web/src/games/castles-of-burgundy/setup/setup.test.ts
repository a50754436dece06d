import { beforeEach, describe, expect, it } from 'vitest';
import { boardsOf, chosenBoards, hindrance, usualBoard } from './setup';
import type { Described } from '../types.gen';
import { setDescription } from '../printed.svelte';

const BOX = {
  boards: { '1': {}, '11a': {}, '11b': {}, '12a': {}, '13b': {} },
  families: { '1': 'ordinary', '11a': 'border_posts', '11b': 'border_posts', '12a': 'team', '13b': 'solo' },
  board_choices: { ordinary: ['1', 'dealt', 'border-posts', 'own'], team: ['12a'], solo: ['13b'] },
  usual_boards: { ordinary: '1', team: '12a', solo: '13a' },
} as unknown as Described;
beforeEach(() => {
  setDescription(BOX);
});

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
  it('is the usual one of the company', () => {
    expect([usualBoard(1, {}), usualBoard(3, {}), usualBoard(4, { team: true })]).toEqual(['13a', '1', '12a']);
  });
  it('is drawn with boards of the box', () => {
    expect(boardsOf('border-posts')).toEqual(['11a', '11b']);
    expect(boardsOf('1')).toEqual(['1']);
  });
});
