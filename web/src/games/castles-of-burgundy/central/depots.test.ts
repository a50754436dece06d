import { describe, expect, it } from 'vitest';
import { packed, ring, rosette, stalls, type Amounts } from './depots';
import { hexWidth, type Point } from '../drawing/geometry';

const ALL: Amounts = { spaces: 4, black: 8, shields: true, inns: true };

/** Hexes that stand on a point: no closer than they are wide, or than two slanting sides let them be. */
const apart = (one: Point, other: Point, r: number): boolean => {
  const [dx, dy] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  return dx >= hexWidth(r) - 0.1 || dy + dx / Math.sqrt(3) >= 2 * r - 0.1;
};

describe('hexes in a box', () => {
  it.each([1, 2, 3, 4, 6, 8])('fit in it and do not overlap: %i', (count) => {
    for (const [width, high] of [
      [160, 90],
      [120, 120],
      [400, 60],
    ] as const) {
      const { radius, tiles } = packed(count, width, high, 60);
      expect(tiles).toHaveLength(count);
      for (const [i, one] of tiles.entries()) {
        expect(Math.abs(one.x) + hexWidth(radius) / 2).toBeLessThanOrEqual(width / 2 + 0.1);
        expect(Math.abs(one.y) + radius).toBeLessThanOrEqual(high / 2 + 0.1);
        expect(tiles.slice(i + 1).every((other) => apart(one, other, radius))).toBe(true);
      }
    }
  });
});

describe('depots', () => {
  it('have larger tiles where there is more room', () => {
    const [low, tall] = [ring(410, ALL), ring(560, ALL)];
    expect(tall.plates[0]?.radius).toBeGreaterThan(low.plates[0]?.radius ?? 0);
  });
  it('stand clockwise round the black one, the first above it', () => {
    for (const { plates } of [rosette(440, { ...ALL, spaces: 3, black: 6 }), ring(440, ALL)]) {
      const [first, second, third, fourth, fifth, sixth] = plates;
      expect(first?.x).toBeCloseTo(0);
      expect(fourth?.x).toBeCloseTo(0);
      expect(fourth?.y).toBeGreaterThan(first?.y ?? 0);
      expect([second, third].every((plate) => (plate?.x ?? 0) > 0)).toBe(true);
      expect([fifth, sixth].every((plate) => (plate?.x ?? 0) < 0)).toBe(true);
    }
  });
  it('stand in their order on a small screen', () => {
    const xs = stalls(ALL).plates.map((plate) => Math.sign(plate.x));
    expect(xs).toEqual([-1, 0, 1, -1, 0, 1]);
  });
});
