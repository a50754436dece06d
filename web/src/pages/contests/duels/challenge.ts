import type { TableInfo } from '../../../net/messages';

/** Whether to offer a duel on this game: the person played it alone against bots. The server checks the rest. */
export function canChallenge(table: TableInfo): boolean {
  const people = table.seats.filter((seat) => seat.kind !== 'bot');
  return table.status === 'over' && !table.imported && people.length === 1 && people[0]?.mine === true;
}

/** Address and title of the page with the other games on the same dice; null if there are none. */
export function contestOf({ deal, game }: TableInfo): { readonly href: string; readonly title: string } | null {
  if (!deal) return null;
  if (deal.kind === 'day') return { href: `#/day/${game}`, title: 'day-title' };
  if (deal.kind === 'evening') return { href: `#/evening/${deal.evening ?? ''}`, title: 'evening-title' };
  return { href: `#/duel/${deal.id}`, title: 'duel-see' };
}
