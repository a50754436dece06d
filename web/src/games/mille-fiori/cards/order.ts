import { printed } from '../printed.svelte';
import { readCard } from '../things';

/** By kind, as the table's cards are laid out, and by wheel; hidden ones last. */
export function inDisplayOrder(cards: readonly string[]): string[] {
  const kinds = printed().kinds.map(({ kind }) => kind);
  const rank = (name: string): number => {
    const card = readCard(name);
    return card ? kinds.indexOf(card.kind) * 10 + card.wheel : 999;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
