import type { Area } from './position';

/** Card colours, the same in both themes: light upper left, dark lower right. */
export const CARD_COLOURS: Readonly<Record<Area, readonly [string, string]>> = {
  workshops: ['#e58d2c', '#9c430c'],
  residences: ['#9472d8', '#4b2c86'],
  nobles: ['#1f9a88', '#085550'],
  commoners: ['#a0a82c', '#565e0b'],
  trade: ['#4596d6', '#195490'],
  harbor: ['#4165c8', '#182a6a'],
};
