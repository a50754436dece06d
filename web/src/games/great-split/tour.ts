import type { StepContext, Tour } from '../../tour/tour';
import type { Observation } from '../game';
import { RESOURCES, type Phase, type Position } from './position';
import { arrowSteps, handLimits, leftOf, rightOf, scoringRounds, sealTrack } from './printed.svelte';
import en from './words/tour.en.ftl?raw';
import es from './words/tour.es.ftl?raw';

type Now = StepContext<Position>;
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
  left: now.names[leftOf(own(now))] ?? '',
  right: now.names[rightOf(own(now))] ?? '',
});

const printed = () => ({
  rounds: handLimits().length,
  early: scoringRounds()[0] ?? 0,
  late: scoringRounds()[1] ?? 0,
  arrow: arrowSteps(),
});

const CARDS = '.tray .leaf [data-own]';
const leftBoard = (now: Now): string => (now.phone ? '.phone' : `#seat-${leftOf(own(now))}`);
const played = (now: Now): boolean => {
  const { used, sold, splitters } = now.position;
  return (
    decided('resolve')(now) ||
    splitters[own(now)] === true ||
    [used, sold].some((cards) => (cards[own(now)]?.length ?? 0) > 0)
  );
};

/** The spaces of some of the own tracks. On a phone the own board is one of several. */
const tracks =
  (...names: readonly string[]) =>
  ({ phone }: Now): string =>
    names.map((name) => `${phone ? '.phone' : '.tracks'} [data-look^="space ${name} "]`).join(', ');
const SEALS = RESOURCES.map(sealTrack);
const OWN = '.phone .tabs button:first-child';
const CENTRAL = '.phone .tabs button:last-child';

/** A round, from the hand to the first card that is played; then track by track what scores. */
const steps: Tour<Position>['steps'] = [
  { says: 'gs-tour-goal', at: '.chip [data-score], .rail [data-score]', values: printed },
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
  { says: 'gs-tour-tome', at: tracks('tome'), opens: OWN, scores: ['tome'] },
  { says: 'gs-tour-artwork', at: '[data-place="market"]', opens: CENTRAL, scores: ['artwork'] },
  { says: 'gs-tour-gems', at: tracks('topaz', 'emerald'), opens: OWN, scores: ['gems'] },
  { says: 'gs-tour-gold', at: tracks('gold'), opens: OWN, values: printed },
  { says: 'gs-tour-seals', at: tracks(...SEALS), opens: OWN },
  {
    says: 'gs-tour-contracts',
    at: (now) => (now.phone ? tracks(...RESOURCES)(now) : '.tracks [data-look="contract"]'),
    opens: OWN,
    scores: RESOURCES.map((resource) => `contracts-${resource}`),
  },
  {
    says: 'gs-tour-prestige',
    at: (now) =>
      now.phone ? `.chip [data-score="${own(now)}"]` : '.head [data-look="prestige"], [data-thing="prestige"]',
    scores: ['prestige'],
  },
  { says: 'gs-tour-rounds', at: '[data-place="rounds"]', opens: CENTRAL, values: printed },
  { says: 'gs-tour-end', at: '.top nav' },
];

// The table hands over positions of this game only.
export const tour = { words: { en, es }, steps, bots: 2 } as Tour<Observation>;
