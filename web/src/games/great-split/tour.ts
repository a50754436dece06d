import type { Moment, Tour } from '../../tour/tour';
import type { Observation } from '../game';
import { chooserOf, ownerFor, type Phase, type Position } from './position';
import en from './words/tour.en.ftl?raw';
import es from './words/tour.es.ftl?raw';

type Now = Moment<Position>;
const own = ({ position }: Now): number => position.seat ?? 0;
const asked =
  (phase: Phase) =>
  ({ position, mine }: Now): boolean =>
    mine && position.phase === phase;
/** The own part of a phase is done, or all of it. */
const decided =
  (phase: Phase) =>
  (now: Now): boolean =>
    now.position.phase !== phase || !now.position.deciding.includes(own(now));
const names = (now: Now) => ({
  left: now.names[chooserOf(now.position, own(now))] ?? '',
  right: now.names[ownerFor(now.position, own(now))] ?? '',
});

const CARDS = '.tray .leaf [data-own]';
const leftBoard = (now: Now): string => (now.phone ? '.phone' : `#seat-${chooserOf(now.position, own(now))}`);
const played = (now: Now): boolean => {
  const { used, sold, splitters } = now.position;
  return (
    decided('resolve')(now) ||
    splitters[own(now)] === true ||
    [used, sold].some((cards) => (cards[own(now)]?.length ?? 0) > 0)
  );
};

/** A round, from the hand to the first card that is played; then what counts in the end. */
const steps: Tour<Position>['steps'] = [
  { says: 'gs-tour-hand', at: '.tray .hand', when: asked('split'), values: names },
  { says: 'gs-tour-piles', at: CARDS, until: (now) => now.picked.length > 0 || decided('split')(now) },
  { says: 'gs-tour-needs', at: leftBoard, values: names },
  {
    says: 'gs-tour-close',
    at: (now) => (now.picked.includes('wallet') ? '[data-confirm]' : CARDS),
    until: decided('split'),
    values: names,
  },
  { says: 'gs-tour-choose', at: '.tray .leaf.choice', when: asked('choose'), until: decided('choose'), values: names },
  {
    says: 'gs-tour-play',
    at: ({ picked }) => (picked.length > 0 ? '.tray .ways' : '.tray .one [data-thing][aria-disabled="false"]'),
    when: asked('resolve'),
    until: played,
  },
  { says: 'gs-tour-seals', at: ({ phone }) => (phone ? '.phone' : '.tracks') },
  { says: 'gs-tour-market', at: ({ phone }) => (phone ? '.phone .tabs' : '.central') },
  { says: 'gs-tour-end', at: '.top nav' },
];

// The table hands over positions of this game only.
export const tour = { words: { en, es }, steps, bots: 2 } as Tour<Observation>;
