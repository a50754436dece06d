import type { StepContext, Tour } from '../../tour/tour';
import type { Observation } from '../game';
import type { Position } from './position';
import en from './tour.en.ftl?raw';
import es from './tour.es.ftl?raw';

type Now = StepContext<Position>;
const choosing = ({ position, mine }: Now): boolean => mine && position.phase === 'choose';
const playing = ({ position, mine }: Now): boolean => mine && position.phase === 'play';
/** The seat's card lies in secret, or has been turned over already. */
const kept = ({ position }: Now): boolean =>
  position.phase !== 'choose' || !position.deciding.includes(position.seat ?? 0);
const played = ({ position }: Now): boolean => position.phase !== 'play' || position.active !== position.seat;
const CARDS = '.tray .hand [data-thing]';
const confirmOr =
  (other: string) =>
  (now: Now): string =>
    now.picked.length > 0 ? '[data-confirm]' : other;
const next = ({ position, names }: Now) => ({
  next: names[((position.seat ?? 0) + 1) % names.length] ?? '',
  count: position.hands[position.seat ?? 0]?.length ?? 0,
});

/** The first turn, from the hand to the points; then area by area what scores. */
const steps: Tour<Position>['steps'] = [
  { says: 'mf-tour-goal', at: '.chip [data-score], .rail [data-score]' },
  { says: 'mf-tour-hand', at: '.tray .hand', when: choosing, values: next },
  { says: 'mf-tour-pick', at: CARDS, until: (now) => now.picked.length > 0 || kept(now) },
  { says: 'mf-tour-spaces', at: '.space.preview, .disc.preview' },
  { says: 'mf-tour-keep', at: confirmOr(CARDS), until: kept },
  {
    says: 'mf-tour-place',
    at: '.space.legal, .disc.legal',
    when: playing,
    until: (now) => now.picked.length > 0 || played(now),
  },
  { says: 'mf-tour-why', at: (now) => `[data-confirm], .tray ${now.phone ? '.ask' : '.why'}`, until: played },
  { says: 'mf-tour-workshops', at: '.space.workshops', scores: ['workshops'] },
  { says: 'mf-tour-residences', at: '.space.residences', scores: ['residences'] },
  { says: 'mf-tour-citizens', at: '.space.nobles, .space.commoners', scores: ['nobles', 'commoners'] },
  { says: 'mf-tour-trade', at: '.space.trade', scores: ['trade'] },
  { says: 'mf-tour-harbor', at: '.space.harbor, .fleet', scores: ['harbor'] },
  { says: 'mf-tour-sea', at: '.disc', scores: ['sea'] },
  { says: 'mf-tour-bonus', at: '[data-thing^="bonus-"]', scores: ['bonus'] },
  { says: 'mf-tour-display', at: '.side' },
  {
    says: 'mf-tour-empty',
    at: '.side',
    scores: ['display'],
    only: ({ options }) => options['empty_display'] === '5-points',
  },
  { says: 'mf-tour-end', at: '.top nav' },
];

// The table hands over positions of this game only.
export const tour = { words: { en, es }, steps } as Tour<Observation>;
