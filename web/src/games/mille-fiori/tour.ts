import type { Moment, Tour } from '../../tour/tour';
import type { Observation } from '../game';
import type { Position } from './position';
import en from './tour.en.ftl?raw';
import es from './tour.es.ftl?raw';

type Now = Moment<Position>;
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

/** The first turn, from the hand to the points; then what is not seen in it. */
const steps: Tour<Position>['steps'] = [
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
  { says: 'mf-tour-ship', at: '.disc' },
  { says: 'mf-tour-display', at: '.side, .over > .side' },
  { says: 'mf-tour-end', at: '.top nav' },
];

// The table hands over positions of this game only.
export const tour = { words: { en, es }, steps } as Tour<Observation>;
