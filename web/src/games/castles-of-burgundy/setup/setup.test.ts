import { beforeEach, describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../../net/messages';
import { boardsOf, hindrance, isTaken, ownOptions, usualBoard } from './setup';
import type { Described } from '../types.gen';
import { setDescription } from '../printed.svelte';

const BOX = {
  boards: { '1': {}, '7': {}, '11a': {}, '11b': {}, '12a': {}, '13b': {} },
  choice_boards: { 'border-posts': ['11a', '11b'], '1': ['1'] },
  copies: { '1': 4, '7': 1 },
  own_board: '1',
  ways: [
    { fewest: 2, most: 4, options: {}, board: '1', hindered: { '12a': 'for-teams', '13b': 'for-one' } },
    { fewest: 2, most: 4, options: { team: true }, board: '12a', hindered: { '1': 'not-for-teams' } },
    { fewest: 1, most: 1, options: {}, board: '13a', hindered: { dealt: 'not-for-one' } },
  ],
} as unknown as Described;
const option = (name: string, of: string | null, seat: number | null): OptionInfo => ({
  name,
  title: name,
  help: '',
  default: null,
  choices: [],
  of,
  seat,
});
const OPTIONS = [
  option('board', null, null),
  option('first', 'board', 0),
  option('second', 'board', 1),
  option('third', 'board', 2),
];
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
  it('is the usual one of the company', () => {
    expect([usualBoard(1, {}), usualBoard(3, {}), usualBoard(4, { team: true })]).toEqual(['13a', '1', '12a']);
  });
  it('is drawn with boards of the box', () => {
    expect(boardsOf('border-posts')).toEqual(['11a', '11b']);
    expect(boardsOf('1')).toEqual(['1']);
  });
});

describe('the lands that players choose themselves', () => {
  const own = ownOptions(OPTIONS, 2);
  const [first, second] = own as [OptionInfo, OptionInfo];
  it('have an option for each player', () => {
    expect(own.map(({ name }) => name)).toEqual(['first', 'second']);
  });
  it('are taken once all copies are chosen by others; who chose none has the usual one', () => {
    expect(isTaken('7', first, own, { second: '7' })).toBe(true);
    expect(isTaken('7', second, own, { second: '7' })).toBe(false);
    expect(isTaken('1', first, own, {})).toBe(false);
  });
});
