import { sentenceOf } from '../../../net/log';
import type { EventInfo, TypedAction } from '../../../net/messages';
import type { Gain as AnyGain } from '../../../table/marks';
import { readerOf } from '../../events';
import type { Describing } from '../../game';
import { t } from '../../../words/words.svelte';
import type { Gain } from './marking';
import { landOf, setDescription, printed } from '../printed.svelte';
import { isDie } from '../things';
import type { Described, EventValues } from '../types.gen';
import { viewing } from '../viewing.svelte';

const text = (event: EventInfo, field: string): string | undefined => {
  const value = event.values[field];
  return typeof value === 'string' ? value : undefined;
};

/** The hexes of another land are not drawn by their names: its small picture stands for them. */
function hexOf(event: EventInfo, seat: number | null): string | undefined {
  const hex = text(event, 'hex');
  return hex !== undefined && landOf(event.seat) !== landOf(seat ?? 0) ? landThing(landOf(event.seat)) : hex;
}

/** Another's land as a thing to point to: its small picture. */
export const landThing = (land: number): string => `land ${land}`;

const placeOf = (event: EventInfo, seat: number | null): string | undefined =>
  hexOf(event, seat) ?? text(event, 'space') ?? text(event, 'depot') ?? text(event, 'goods');

/** An event with points follows the event that earned them. */
function earnedBy(event: EventInfo, entry: readonly EventInfo[], seat: number | null): string | undefined {
  const before = entry.slice(0, entry.indexOf(event)).reverse();
  return before
    .filter((other) => other.type !== 'scored')
    .map((other) => placeOf(other, seat))
    .find((place) => place !== undefined);
}

/** Sentences about what a plan brings besides points and what is picked anyway. */
const SHOWN_ELSEWHERE = ['scored', 'took', 'placed', 'sold', 'bought', 'took-workers', 'turn-ended', 'declined'];

const valuesOf = readerOf<EventValues>();

/** Workers that a plan spends to change a die. */
const PAID = ['took', 'placed', 'sold', 'took-shield'] as const;
const workersOf = (events: readonly EventInfo[]): number =>
  events
    .flatMap((event) => PAID.map((type) => valuesOf(event, type)?.workers ?? 0))
    .reduce((sum, workers) => sum + workers, 0);

/** What a die brings that takes workers. */
const stockOf = (events: readonly EventInfo[]): Gain[] =>
  events.flatMap((event) => {
    const taken = valuesOf(event, 'took-workers');
    return taken ? [{ type: 'stock', workers: taken.workers, silver: taken.silver }] : [];
  });

/** The silver of a purchase, which is one more way to get a tile. */
const priceOf = (action: TypedAction | undefined): number => (action?.type === 'buy' ? printed().black_price : 0);
/** Buying costs silver, so it is chosen only where no die takes the tile. */
const RATHER_NOT = 10;

export function gain(gain: AnyGain): string {
  if (gain.type === 'says') return gain.text;
  if (gain.type === 'stock') return t('cb-gets', { count: gain.workers, silver: gain.silver });
  if (gain.type === 'silver') return t('cb-price', { count: gain.count });
  return gain.type === 'workers' ? t('cb-cost', { count: gain.count }) : '';
}

export const describing: Describing = {
  setDescription(described: Described) {
    setDescription(described);
    // Another table begins with one's own land.
    viewing.show(null);
  },
  plan({ picks }, events, [action]) {
    const workers = workersOf(events);
    const silver = priceOf(action);
    const sentences = events
      .filter((event) => !SHOWN_ELSEWHERE.includes(event.type) && event.parts.some((part) => part !== ''))
      .map((event): Gain => ({ type: 'says', text: sentenceOf(event) }));
    const shows = events.flatMap((event) => valuesOf(event, 'placed')?.hex ?? []);
    const dice = picks.filter(isDie);
    // A tile that fits one hex only is placed there without asking; the hex then means the tile.
    const tile = picks.find((thing) => events.some((event) => valuesOf(event, 'placed')?.tile === thing));
    const aliases = Object.fromEntries(
      tile === undefined ? [] : shows.filter((hex) => !picks.includes(hex)).map((hex) => [hex, tile]),
    );
    const gains: Gain[] = [
      ...(workers > 0 ? [{ type: 'workers', count: workers } as const] : []),
      ...(silver > 0 ? [{ type: 'silver', count: silver } as const] : []),
      ...stockOf(events),
      ...sentences,
    ];
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
