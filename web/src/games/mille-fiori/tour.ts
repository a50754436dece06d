import type { StepContext, Tour } from '../../tour/tour';
import type { Observation } from '../game';
import { standingOf, type BonusArea, type Position } from './position';
import { pointsEach, printed } from './printed.svelte';
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
  next: names[standingOf(position, position.seat ?? 0)?.passes_to ?? -1] ?? '',
  count: position.hands[position.seat ?? 0]?.length ?? 0,
});

/** The numbers on the board that the sentences contain. */
const numbers = (): Readonly<Record<string, number>> => {
  const told = printed();
  const setOf = (area: BonusArea): number => told.bonuses.find((bonus) => bonus.area === area)?.set.length ?? 0;
  const numbered = (name: string, list: readonly number[]): (readonly [string, number])[] =>
    list.map((number, i) => [`${name}${i + 1}`, number]);
  return {
    ...pointsEach(),
    ...Object.fromEntries([
      ...numbered('row', told.citizen_points),
      ...numbered('bonus', told.bonus_values),
      ...numbered('residences', told.residence_extra_counts),
    ]),
    ships: told.fleet_ships,
    least: Math.min(...told.fleet_points),
    most: Math.max(...told.fleet_points),
    materials: setOf('workshops'),
    values: told.residence_bonus_count,
    symbols: setOf('nobles'),
    goods: setOf('trade'),
    empty: told.empty_display_points,
  };
};

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
  { says: 'mf-tour-workshops', at: '.space.workshops', scores: ['workshops'], values: numbers },
  { says: 'mf-tour-residences', at: '.space.residences', scores: ['residences'] },
  { says: 'mf-tour-citizens', at: '.space.nobles, .space.commoners', scores: ['nobles', 'commoners'], values: numbers },
  { says: 'mf-tour-trade', at: '.space.trade', scores: ['trade'] },
  { says: 'mf-tour-harbor', at: '.space.harbor, .fleet', scores: ['harbor'], values: numbers },
  { says: 'mf-tour-sea', at: '.disc', scores: ['sea'] },
  { says: 'mf-tour-bonus', at: '[data-thing^="bonus-"]', scores: ['bonus'], values: numbers },
  { says: 'mf-tour-display', at: '.side', values: numbers },
  {
    says: 'mf-tour-empty',
    values: numbers,
    at: '.side',
    scores: ['display'],
    only: ({ options }) => options['empty_display'] === '5-points',
  },
  { says: 'mf-tour-end', at: '.top nav' },
];

// The table hands over positions of this game only.
export const tour = { words: { en, es }, steps } as Tour<Observation>;
