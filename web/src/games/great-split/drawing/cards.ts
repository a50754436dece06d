import { things } from '../things';
import type { Card, Icons } from '../types.gen';

/** What is printed on a card; null for what is none, and for a hidden one. */
export function readCard(name: string): Card | null {
  const what = things.what(name);
  return what?.type === 'card' ? what : null;
}

/** How many icons of each kind these cards show, in the order they first appear. */
export function iconsOf(cards: readonly string[]): Icons[] {
  const sums = new Map<Icons['icon'], number>();
  for (const name of cards)
    for (const { icon, count } of readCard(name)?.icons ?? []) sums.set(icon, (sums.get(icon) ?? 0) + count);
  return [...sums].map(([icon, count]) => ({ icon, count }));
}
