import type { Moment, Tour } from '../../tour/tour';
import type { Observation } from '../game';
import type { Position } from './position';
import en from './tour.en.ftl?raw';
import es from './tour.es.ftl?raw';

type Now = Moment<Position>;
const own = ({ position, mine }: Now): boolean => mine && position.phase === 'turn';
/** So many dice of this turn are used, or the turn is over. */
const used =
  (count: number) =>
  ({ position }: Now): boolean =>
    position.active !== position.seat || position.used.length >= count;
const over = ({ position }: Now): boolean => position.active !== position.seat || position.used.length === 0;
// On a phone both are drawn in the same panel, one at a time.
const DEPOTS = '.side svg[role=group], .panel svg[role=group]:has([data-thing^="depot "]), .strip';
const LAND = '.board svg[role=group], .panel .land';
const confirmOr =
  (other: string) =>
  (now: Now): string =>
    now.picked.length > 0 ? `[data-confirm], ${other}` : other;
const dice = ({ position }: Now) => ({
  first: position.dice[position.seat ?? 0]?.[0] ?? 0,
  second: position.dice[position.seat ?? 0]?.[1] ?? 0,
});

/** The first turn: a tile taken, a tile placed; then what a turn is for. */
const steps: Tour<Position>['steps'] = [
  { says: 'cb-tour-dice', at: '.tray .dice', when: own, values: dice },
  { says: 'cb-tour-take', at: confirmOr(DEPOTS), until: used(1) },
  { says: 'cb-tour-keys', at: '.tray .keys' },
  // The land is lit once its tile is picked; until then the depots are free, for whoever can place nothing.
  {
    says: 'cb-tour-place',
    at: (now) => (now.picked.length > 0 ? `[data-confirm], ${LAND}` : '.tray .keys'),
    until: used(2),
  },
  { says: 'cb-tour-purse', at: '.tray .purse' },
  { says: 'cb-tour-areas', at: (now) => (now.phone ? '.course' : '.board table, .side .course') },
  { says: 'cb-tour-ships', at: '.tray .goods, .side section > svg[role=img]' },
  { says: 'cb-tour-turn', at: '.tray [data-thing="end turn"]', when: (now) => own(now) || over(now), until: over },
  { says: 'cb-tour-end', at: '.top nav' },
];

// The table hands over positions of this game only.
export const tour = { words: { en, es }, steps } as Tour<Observation>;
