import { expect, it } from 'vitest';
import { around, merged, placeCard, placeTip } from './placement';

const CARD = { width: 300, height: 150 };
const VIEW = { width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

it('stands beside what it speaks of', () => {
  expect(placeCard([box(100, 300, 200, 100)], CARD, VIEW)).toMatchObject({ left: 314, top: 275 });
  expect(placeCard([box(1200, 300, 200, 100)], CARD, VIEW)).toMatchObject({ left: 886, top: 275 });
});

it('stands above a tray as wide as the window, inside the window', () => {
  expect(placeCard([box(0, 700, 390, 140)], CARD, { width: 390, height: 844 })).toMatchObject({ left: 45, top: 536 });
});

it('covers nothing that has to be touched', () => {
  const lit = [box(100, 300, 200, 100)];
  const { left, top } = placeCard(lit, CARD, VIEW, [box(320, 280, 100, 40)]);
  expect([left, top]).not.toEqual([314, 275]);
});

it('does not hide a small thing that it speaks of', () => {
  const mark = box(240, 106, 25, 25);
  const { top } = placeCard([mark], { width: 338, height: 190 }, { width: 390, height: 844 });
  expect(top).toBeGreaterThan(131);
});

it('stands between a board and the button below it, over a little of the board', () => {
  const [board, button] = [box(0, 110, 390, 362), box(8, 660, 200, 52)];
  const { top, height } = placeCard([board, button], { width: 330, height: 205 }, { width: 390, height: 844 });
  expect(top + height).toBeLessThanOrEqual(660);
  expect(top).toBeGreaterThan(400);
});

it('takes a corner where nothing is lit, and knows the room of many things', () => {
  expect(placeCard([], CARD, VIEW)).toMatchObject({ left: 1132, top: 742 });
  expect(around([box(0, 0, 10, 10), box(20, 30, 10, 10)])).toEqual(box(0, 0, 30, 40));
});

it('puts one ring round what lies side by side', () => {
  const row = [box(0, 0, 20, 20), box(60, 0, 20, 20), box(30, 0, 20, 20)];
  expect(merged(row)).toEqual([box(0, 0, 80, 20)]);
  expect(merged([...row, box(300, 300, 20, 20)])).toHaveLength(2);
});

it('puts a ring round each of two rows that meet at a corner', () => {
  const across = Array.from({ length: 6 }, (_, i) => box(i * 50, 0, 44, 44));
  const down = Array.from({ length: 12 }, (_, i) => box(250, 50 + i * 50, 44, 44));
  const rings = merged([...across, ...down]);
  expect(rings).toHaveLength(2);
  expect(Math.max(...rings.map((ring) => Math.min(ring.width, ring.height)))).toBeLessThan(200);
});

it('a tip stands above its thing, or where it covers neither the thing nor what must stay free', () => {
  const tip = { width: 200, height: 60 };
  expect(placeTip(box(400, 300, 40, 40), tip, VIEW)).toMatchObject({ left: 320, top: 228 });
  expect(placeTip(box(400, 20, 40, 40), tip, VIEW)).toMatchObject({ left: 320, top: 72 });
  // A card at the lower edge, under what is asked: beside it.
  const prompt = box(0, 640, 900, 60);
  expect(placeTip(box(400, 720, 100, 170), tip, VIEW, [prompt])).toMatchObject({ left: 512, top: 775 });
});
