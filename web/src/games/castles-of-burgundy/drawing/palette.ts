import type { Kind } from '../position';

export interface Paint {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  /** For the icon printed on the empty land. */
  readonly ink: string;
}

export const PAINT: Readonly<Record<Kind | 'wild', Paint>> = {
  castle: { base: '#2e6b4a', light: '#4e9468', dark: '#173f2b', ink: '#e4f7ea' },
  mine: { base: '#87909b', light: '#b4bcc5', dark: '#4a525c', ink: '#ffffff' },
  monastery: { base: '#e2b23c', light: '#f6d678', dark: '#97690f', ink: '#412b02' },
  ship: { base: '#3f8acb', light: '#7dbbec', dark: '#1b4f83', ink: '#f4faff' },
  livestock: { base: '#9cc650', light: '#c9e58a', dark: '#557f1e', ink: '#203808' },
  building: { base: '#e0b88c', light: '#f7debd', dark: '#8a5a33', ink: '#432708' },
  wild: { base: '#3a3638', light: '#5a5558', dark: '#161416', ink: '#f3e7cd' },
};

export const GOODS: Readonly<Record<string, string>> = {
  turquoise: '#0f837e',
  purple: '#7b4bb3',
  pink: '#c24e83',
  red: '#c8402f',
  brown: '#8a5a34',
  orange: '#c96f0c',
};

/** How animals are painted: skin and outline. */
export const ANIMALS: Readonly<Record<string, readonly [string, string]>> = {
  cow: ['#6a3a1d', '#2d1608'],
  pig: ['#ef8fa4', '#7a2639'],
  sheep: ['#fffdf4', '#4c4436'],
  goat: ['#7d6b59', '#2c241c'],
};

/** Shields' fields and edges: gold, silver and bronze for many, some and few points. */
export const SHIELD_FIELDS = [
  { field: '#7b1e3a', edge: '#f2c14b' },
  { field: '#20467c', edge: '#d5dde6' },
  { field: '#4b3a24', edge: '#cf8f55' },
] as const;
