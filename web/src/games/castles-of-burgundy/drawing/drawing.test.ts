import { beforeEach, describe, expect, it } from 'vitest';
import { signsOf } from './emblems';
import { boxOf, riverPaths, spotsOf } from './geometry';
import { postPlaces } from '../duchy/posts';
import { depotKinds, setDescription, type PrintedHex } from '../printed.svelte';
import { placeName, teamOf } from '../duchy/teams';
import type { Described } from '../types.gen';
import type { Position } from '../position';

const POSTS = [
  ['-1,0', '-1,1'],
  ['1,-1', '1,0'],
  ['0,2', '1,1'],
];
const hexAt = (name: string): PrintedHex => {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return { q, r, kind: 'ship', number: 1, area: 0, row: 0, place: 0 };
};
const hexes = (...names: string[]): Record<string, PrintedHex> =>
  Object.fromEntries(names.map((name) => [name, hexAt(name)]));

describe('border posts', () => {
  it('stand outside, and the picture grows for them', () => {
    const spots = spotsOf(hexes('-1,0', '-1,1', '0,0', '1,-1', '1,0'));
    const places = postPlaces(spots, POSTS.slice(0, 2));
    expect(places).toHaveLength(2);
    expect(Math.abs(places[0]?.x ?? 0)).toBeGreaterThan(Math.abs(spots[0]?.x ?? 0));
    const [x, , width] = boxOf(spots, 26, [{ x: 900, y: 0 }]);
    expect(x + width).toBeCloseTo(926);
  });
});

describe('rivers', () => {
  it('lead from hex to hex, and nowhere where a hex is missing', () => {
    const spots = spotsOf(hexes('0,0', '3,0'));
    expect(
      riverPaths(spots, [
        ['0,0', '3,0'],
        ['0,0', '9,9'],
      ]),
    ).toHaveLength(1);
  });
});

describe('signs', () => {
  const symbol = (name: string) => ({ symbol: name, text: '' });
  const written = (text: string) => ({ symbol: null, text });
  it('fit their row, however many they are', () => {
    for (const emblem of [
      [symbol('castle'), symbol('mine'), symbol('monastery'), written('±1')],
      [written('2'), symbol('goods-purple'), symbol('goods-red'), symbol('goods-turquoise')],
      [symbol('die-any')],
    ]) {
      const { signs, size } = signsOf(emblem, 80, 25, 21);
      const last = signs.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(40.01);
      expect(size).toBeGreaterThan(15);
    }
  });
});

describe('depots', () => {
  beforeEach(() =>
    setDescription({
      depots: [['mine'], [], [], [], [], ['building', 'livestock', 'castle']],
      other_kind: { depot: 6, space: 3, kind: 'mine', phases: ['B', 'D'] },
    } as unknown as Described),
  );
  it('take another kind of tile in the phases that say so', () => {
    expect(depotKinds(6, 'A')).toEqual(['building', 'livestock', 'castle']);
    expect(depotKinds(6, 'B')).toEqual(['building', 'livestock', 'mine']);
    expect(depotKinds(1, 'B')).toEqual(['mine']);
  });
});

describe('teams', () => {
  const position = {
    teams: [
      [0, 1],
      [2, 3],
    ],
  } as unknown as Position;
  it('name their players A1, B1, A2, B2', () => {
    expect([0, 2, 1, 3].map((seat) => placeName(position, seat))).toEqual(['A1', 'B1', 'A2', 'B2']);
  });
  it('are there only in the team game', () => {
    expect(teamOf({} as Position, 0)).toBeNull();
  });
});
