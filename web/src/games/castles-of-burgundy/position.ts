import type { Bonuses, Position } from './types.gen';

export type { Position };
export type Kind = keyof Bonuses;
export type Counts = Readonly<Record<string, number>>;
export const KINDS: readonly Kind[] = ['castle', 'mine', 'monastery', 'ship', 'livestock', 'building'];
export const isKind = (name: string): name is Kind => KINDS.some((kind) => kind === name);

export const total = (counts: Counts | undefined): number =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
