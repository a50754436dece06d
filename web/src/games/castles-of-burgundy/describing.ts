import type { EventInfo } from '../../net/messages';
import type { Describing } from '../game';
import { t } from '../../words/words.svelte';
import { costIn, costName, priceIn, priceName } from './marking';
import { landOf, learn, printed } from './printed.svelte';
import { viewing } from './viewing.svelte';

const text = (event: EventInfo, field: string): string | undefined => {
  const value = event.values[field];
  return typeof value === 'string' ? value : undefined;
};

/** The hexes of another land are not drawn by their names: its small picture stands for them. */
function hexOf(event: EventInfo, seat: number | null): string | undefined {
  const hex = text(event, 'hex');
  return hex !== undefined && landOf(event.seat) !== landOf(seat ?? 0) ? `land ${landOf(event.seat)}` : hex;
}

const placeOf = (event: EventInfo, seat: number | null): string | undefined =>
  hexOf(event, seat) ?? text(event, 'space') ?? text(event, 'depot') ?? text(event, 'goods');

/** Points are told right after what earned them. */
function earnedBy(event: EventInfo, entry: readonly EventInfo[], seat: number | null): string | undefined {
  const before = entry.slice(0, entry.indexOf(event)).reverse();
  return before
    .filter((other) => other.type !== 'scored')
    .map((other) => placeOf(other, seat))
    .find((place) => place !== undefined);
}

/** Sentences about what a plan brings besides points and what is picked anyway. */
const UNTOLD = ['scored', 'took', 'placed', 'sold', 'bought', 'took-workers', 'turn-ended', 'declined'];
const SAYS = 'says ';

/** Workers that a plan spends to change a die. */
const workersOf = (events: readonly EventInfo[]): number =>
  events
    .flatMap((event) =>
      PAID.includes(event.type) && typeof event.values['workers'] === 'number' ? [event.values['workers']] : [],
    )
    .reduce((a, b) => a + b, 0);
const PAID = ['took', 'placed', 'sold', 'took-shield'];

/** The silver of a purchase, which is one more way to get a tile. */
const priceOf = (actions: readonly string[]): number =>
  /^buy (depot|black|inns)/.test(actions[0] ?? '') ? printed().black_price : 0;
/** Whoever can take a tile with a die does not want to buy it. */
const RATHER_NOT = 10;

export function gain(name: string): string {
  if (name.startsWith(SAYS)) return name.slice(SAYS.length);
  return priceIn(name) > 0 ? t('cb-price', { count: priceIn(name) }) : t('cb-cost', { count: costIn(name) });
}

export const describing: Describing = {
  learn(described) {
    learn(described);
    // Another table begins with one's own land.
    viewing.show(null);
  },
  plan({ actions, picks }, events) {
    const workers = workersOf(events);
    const silver = priceOf(actions);
    const told = events
      .filter((event) => !UNTOLD.includes(event.type) && event.text !== '')
      .map((event) => SAYS + event.text);
    const shows = events.flatMap((event) => (event.type === 'placed' ? (text(event, 'hex') ?? []) : []));
    const dice = picks.filter((thing) => thing === 'die-a' || thing === 'die-b');
    // A tile that fits one hex only is placed there without asking; the hex then means the tile.
    const tile = picks.find((thing) =>
      events.some((event) => event.type === 'placed' && text(event, 'tile') === thing),
    );
    const aliases = Object.fromEntries(
      tile === undefined ? [] : shows.filter((hex) => !picks.includes(hex)).map((hex) => [hex, tile]),
    );
    const gains = [...(workers > 0 ? [costName(workers)] : []), ...(silver > 0 ? [priceName(silver)] : []), ...told];
    return {
      cost: workers + (silver > 0 ? RATHER_NOT : 0),
      aliases,
      ...(dice.length === 1 ? { spare: dice } : {}),
      ...(gains.length > 0 ? { gains } : {}),
      ...(shows.length > 0 ? { shows } : {}),
    };
  },
  quiet: (event, seat) => event.type === 'turn-ended' && event.seat === seat,
  thing: (event, entry, seat) => (event.type === 'scored' ? earnedBy(event, entry, seat) : placeOf(event, seat)),
};
