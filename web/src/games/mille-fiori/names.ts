import { helpBy, spokenBy } from '../defaults';
import { capitalize } from '../../words/phrase';
import { t, words } from '../../words/words.svelte';
import { readCard, sea, spaces } from './layout';
import type { Area } from './position';

/** A kind of card or symbol, as the catalogue calls it: "quartz". The harbor is a place as well, and called by its heading. */
export function kindName(kind: string): string {
  return kind === 'harbor' ? areaName('harbor').toLocaleLowerCase() : (words.thing('name', kind) ?? kind);
}

/** An area's heading, the same as on the score sheet. */
export function areaName(area: Area): string {
  return t(`source-${area}`);
}

/** What is printed on a thing, as the catalogue's messages ask for it. */
function about(name: string): Record<string, string | number> {
  const card = readCard(name);
  if (card) return { wheel: card.wheel };
  const disc = name.startsWith('sea-') ? sea[Number(name.slice(4))] : undefined;
  if (disc) return { points: disc.points, extra: disc.extra ? 'yes' : 'no' };
  const space = spaces[name];
  return space
    ? { points: space.value ?? 0, row: (space.row ?? 0) + 1, symbol: kindName(space.symbol ?? 'harbor') }
    : {};
}

/** Ships of others carry their seat; the catalogue knows one kind of ship. */
const plain = (name: string): string => name.replace(/^ship-\d$/, 'ship');
const speak = spokenBy(about);
const explain = helpBy(about);

/** The spoken name of any thing on the table: what a screen reader says, and the title of its help. */
export const spoken = (name: string): string => speak(plain(name));
export const help = (name: string): string => explain(plain(name));
export const largeKind = (kind: string): string => capitalize(kindName(kind));
