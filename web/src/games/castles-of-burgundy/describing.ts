import type { EventInfo } from '../../net/messages';
import type { Describing } from '../game';
import { t } from '../../words/words.svelte';
import { costIn, costName } from './marking';
import { learn } from './printed.svelte';

const text = (event: EventInfo, field: string): string | undefined => {
  const value = event.values[field];
  return typeof value === 'string' ? value : undefined;
};

function placeOf(event: EventInfo): string | undefined {
  if (event.type === 'placed') return text(event, 'hex');
  return text(event, 'space') ?? text(event, 'depot') ?? text(event, 'goods');
}

/** Points are told right after what earned them. */
function earnedBy(event: EventInfo, entry: readonly EventInfo[]): string | undefined {
  const before = entry.slice(0, entry.indexOf(event)).reverse();
  return before.filter((other) => other.type !== 'scored').map(placeOf).find((place) => place !== undefined);
}

/** Sentences about what a plan brings besides points and what is picked anyway. */
const UNTOLD = ['scored', 'took', 'placed', 'sold', 'bought', 'took-workers', 'turn-ended', 'declined'];
const SAYS = 'says ';

/** Workers that a plan spends to change a die. */
const workersOf = (events: readonly EventInfo[]): number =>
  events.flatMap((event) => (PAID.includes(event.type) && typeof event.values['workers'] === 'number' ? [event.values['workers']] : [])).reduce((a, b) => a + b, 0);
const PAID = ['took', 'placed', 'sold', 'took-shield'];

export const gain = (name: string): string => (name.startsWith(SAYS) ? name.slice(SAYS.length) : t('cb-cost', { count: costIn(name) }));

export const describing: Describing = {
  learn,
  plan({ picks }, events) {
    const cost = workersOf(events);
    const told = events.filter((event) => !UNTOLD.includes(event.type) && event.text !== '').map((event) => SAYS + event.text);
    const shows = events.flatMap((event) => (event.type === 'placed' ? (text(event, 'hex') ?? []) : []));
    const dice = picks.filter((thing) => thing === 'die-a' || thing === 'die-b');
    // A tile that fits one hex only is placed there without asking; the hex then means the tile.
    const tile = picks.find((thing) => events.some((event) => event.type === 'placed' && text(event, 'tile') === thing));
    const aliases = Object.fromEntries(tile === undefined ? [] : shows.filter((hex) => !picks.includes(hex)).map((hex) => [hex, tile]));
    const gains = [...(cost > 0 ? [costName(cost)] : []), ...told];
    return { cost, aliases, ...(dice.length === 1 ? { spare: dice } : {}), ...(gains.length > 0 ? { gains } : {}), ...(shows.length > 0 ? { shows } : {}) };
  },
  quiet: (event, seat) => event.type === 'turn-ended' && event.seat === seat,
  thing: (event, entry) => (event.type === 'scored' ? earnedBy(event, entry) : placeOf(event)),
};
