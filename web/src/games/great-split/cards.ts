/** What is printed on a card, which its name says: `tome-2-II`, `tome-1+gold-1-I`. */
export interface CardPrint {
  readonly level: string;
  readonly icons: readonly { readonly icon: string; readonly count: number }[];
}

export function readCard(name: string): CardPrint | null {
  const match = /^(.+-\d+)-(I{1,3})$/.exec(name);
  if (!match) return null;
  const icons = (match[1] ?? '').split('+').map((part) => {
    const [icon = '', count = '1'] = part.split('-');
    return { icon, count: Number(count) };
  });
  return { level: match[2] ?? '', icons };
}

/** How many icons of each kind these cards show, in the order they first appear. */
export function iconsOf(cards: readonly string[]): { readonly icon: string; readonly count: number }[] {
  const sums = new Map<string, number>();
  for (const name of cards)
    for (const { icon, count } of readCard(name)?.icons ?? []) sums.set(icon, (sums.get(icon) ?? 0) + count);
  return [...sums].map(([icon, count]) => ({ icon, count }));
}

export const SEALS: readonly string[] = ['diamond', 'square', 'star'];
