import { words } from '../../words/words.svelte';
import { named } from '../../tour/highlight';
import type { StepContext, Step, Tour } from '../../tour/tour';
import type { Observation } from '../game';
import type { Kind, Position } from './position';
import { hexesOf, landOf, printed } from './printed.svelte';
import en from './tour.en.ftl?raw';
import es from './tour.es.ftl?raw';

type Now = StepContext<Position>;
const own = ({ position, mine }: Now): boolean => mine && position.phase === 'turn';
const solo = ({ position }: Now): boolean => position.target !== undefined;
const several = (now: Now): boolean => !solo(now);
/** So many dice of this turn are used, or the turn is over. */
const used =
  (count: number) =>
  ({ position }: Now): boolean =>
    position.active !== position.seat || position.used.length >= count;
const over = ({ position }: Now): boolean => position.active !== position.seat || position.used.length === 0;
const dice = ({ position }: Now) => ({
  first: position.dice[position.seat ?? 0]?.[0] ?? 0,
  second: position.dice[position.seat ?? 0]?.[1] ?? 0,
});
const bonuses = () => ({ first: printed().colour_points[0] ?? 0, second: printed().colour_points[1] ?? 0 });
const alone = (now: Now) => ({ solo: solo(now) ? 'yes' : 'no', price: printed().swap_price ?? 0 });
const length = () => ({ phases: printed().phases.length, rounds: printed().rounds });
const fillIn = ({ position }: Now) => ({
  hexes: Object.keys(hexesOf(position.boards[landOf(position.seat ?? 0)] ?? '')).length,
  rounds: printed().phases.length * printed().rounds,
});
const keySpaces = () => ({ spaces: printed().key_stores.reduce((sum, { spaces }) => sum + spaces, 0) });
/** Points are listed by size of the area, beginning with none; and by phase. */
const areas = () => {
  const { area_points: points, phases, phase_points: bonus } = printed();
  return {
    least: points[1] ?? 0,
    most: points.at(-1) ?? 0,
    size: points.length - 1,
    first: phases[0] ?? '',
    last: phases.at(-1) ?? '',
    early: bonus[0] ?? 0,
    late: bonus.at(-1) ?? 0,
  };
};
const shields = () => {
  const points = [...new Set(Object.values(printed().shields ?? {}))].sort((a, b) => a - b);
  return {
    tax: printed().shield_tax ?? 0,
    points: new Intl.ListFormat(words.language, { type: 'disjunction' }).format(points.map(String)),
  };
};

// On a phone land and depots are drawn in the same panel, one at a time, and the depots also as a strip.
const LAND = '#tab-land';
const CENTRAL = '#tab-depots';
const GLOWING_DEPOTS = ':is([data-type="depot"], [data-type="depot-space"])[aria-disabled="false"], .strip';
const GLOWING_LAND = '[data-type="hex"][aria-disabled="false"]';

/** The largest area of a kind in the own duchy. */
function area(kind: Kind): (now: Now) => string {
  return ({ position }) => {
    const hexes = Object.entries(hexesOf(position.boards[landOf(position.seat ?? 0)] ?? '')).filter(
      ([, hex]) => hex.kind === kind,
    );
    const sizeOf = (number: number): number => hexes.filter(([, hex]) => hex.area === number).length;
    const largest = Math.max(...hexes.map(([, hex]) => sizeOf(hex.area)));
    const found = hexes.find(([, hex]) => sizeOf(hex.area) === largest)?.[1].area;
    return hexes.flatMap(([name, hex]) => (hex.area === found ? [named(`hex ${name}`)] : [])).join(', ');
  };
}
const tileKind = (kind: Kind, more: Partial<Step<Position>> = {}): Step<Position> => ({
  says: `cb-tour-${kind}`,
  at: area(kind),
  opens: LAND,
  ...more,
});
const withOption =
  (name: string) =>
  ({ options }: Now): boolean =>
    options[name] === true;

/** The first turn: a tile taken, a tile placed; then what scores, kind by kind, and what an expansion adds. */
const steps: Tour<Position>['steps'] = [
  { says: 'cb-tour-goal', at: '.chip [data-score], .rail [data-score]', only: several, values: length },
  { says: 'cb-tour-goal-solo', at: '.chip [data-score], .rail [data-score]', only: solo, values: fillIn },
  { says: 'cb-tour-dice', at: '.tray .dice', when: own, values: dice },
  {
    says: 'cb-tour-take',
    at: ({ picked }) => (picked.length > 0 ? '[data-confirm]' : GLOWING_DEPOTS),
    opens: LAND,
    until: used(1),
  },
  { says: 'cb-tour-keys', at: '.tray .keys', values: keySpaces },
  // The land is lit once its tile is picked; until then the depots are free, for whoever can place nothing.
  {
    says: 'cb-tour-place',
    at: ({ picked }) => (picked.length > 0 ? `[data-confirm], ${GLOWING_LAND}` : '.tray .keys'),
    until: used(2),
  },
  { says: 'cb-tour-areas', at: '.board table, .phase-track', opens: LAND, scores: ['areas'], values: areas },
  { says: 'cb-tour-colours', at: '.bonuses', opens: CENTRAL, scores: ['colours'], values: bonuses, only: several },
  tileKind('castle'),
  tileKind('mine'),
  tileKind('ship', { values: alone }),
  {
    says: 'cb-tour-goods',
    at: '.tray .goods',
    scores: ['goods'],
    values: () => ({ points: printed().goods_points }),
  },
  tileKind('livestock', { scores: ['livestock'] }),
  tileKind('building', { scores: ['buildings'], values: () => ({ points: printed().watchtower_points }) }),
  tileKind('monastery', { scores: ['monasteries'], values: alone }),
  { says: 'cb-tour-purse', at: '.tray .stock', values: () => ({ price: printed().black_price }) },
  { says: 'cb-tour-left-over', at: '.tray .stock, .tray .goods', scores: ['left-over'], only: several },
  {
    says: 'cb-tour-extra-tiles',
    at: '.side :is([data-type="depot"], [data-type="depot-space"]), .strip',
    opens: LAND,
    only: withOption('extra_tiles'),
  },
  { says: 'cb-tour-white-castles', at: '.phase-track', opens: LAND, only: withOption('white_castles') },
  { says: 'cb-tour-inns', at: named('inns'), opens: CENTRAL, only: withOption('inns') },
  {
    says: 'cb-tour-trade-routes',
    at: '.route',
    opens: CENTRAL,
    scores: ['trade-routes'],
    only: withOption('trade_routes'),
  },
  {
    says: 'cb-tour-shields',
    at: '[data-type="shield"]',
    opens: CENTRAL,
    scores: ['shields'],
    values: shields,
    only: withOption('shields'),
  },
  {
    says: 'cb-tour-border-posts',
    at: '.land [data-look="border-post"]',
    opens: LAND,
    scores: ['border-posts'],
    only: ({ position }) => position.border_posts !== undefined,
  },
  { says: 'cb-tour-team', at: '.chip [data-score], .rail [data-score]', only: withOption('team') },
  { says: 'cb-tour-solo', at: '.solo', opens: CENTRAL, scores: ['bought', 'lost'], only: solo },
  { says: 'cb-tour-turn', at: '.tray [data-thing="end turn"]', when: (now) => own(now) || over(now), until: over },
  { says: 'cb-tour-end', at: '.top nav' },
];

// The table hands over positions of this game only.
export const tour = { words: { en, es }, steps } as Tour<Observation>;
