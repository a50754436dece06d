import { HELD, type Editing, type JsonObject, type Kinds, type Path, type Slot } from '../editing';
import EditingPiece from './EditingPiece.svelte';
import { isKind, KINDS } from './position';
import { hexesOf, kindOf, kindsFor, landOf, printed, storesOf } from './printed.svelte';
import { isShield, things } from './things';

const tiles = (): readonly string[] => Object.keys(printed().tiles);
const tilesFor = (kind: string): readonly string[] => {
  const fitting: readonly string[] = isKind(kind) ? kindsFor({ kind }) : [];
  return tiles().filter((tile) => fitting.includes(kindOf(tile)));
};
const goods = (): readonly string[] => printed().colours;
const SUPPLIES = [...KINDS, 'black'];
const inns = (): number => printed().inn_copies ?? 0;
const routes = (): readonly string[] => Object.keys(printed().routes ?? {});
const shields = (): readonly string[] => things.all().filter(isShield);
/** The hexes of a seat's land with a castle that can carry a shield. */
function castlesOf({ lands }: JsonObject, [, , seat]: Path): readonly string[] {
  const land: unknown = Array.isArray(lands) ? lands[landOf(Number(seat))] : undefined;
  const laid = typeof land === 'object' && land !== null ? Object.entries(land) : [];
  return laid.filter(([, tile]) => typeof tile === 'string' && kindOf(tile) === 'castle').map(([place]) => place);
}
const isSpace = (name: string): boolean => ['depot-space', 'black-space'].includes(things.what(name)?.type ?? '');
const words = (list: readonly string[]) => ({ type: 'word', words: list }) as const;

function hexPlace(position: JsonObject, place: string, seat: number): Slot | null {
  const land = landOf(seat);
  const { boards } = position;
  const board: unknown = Array.isArray(boards) ? boards[land] : undefined;
  const hex = typeof board === 'string' ? hexesOf(board)[place] : undefined;
  return hex ? { type: 'thing', path: ['lands', land, place], things: tilesFor(hex.kind), none: 'absent' } : null;
}

/** A tile in the own key spaces. */
function keyPlace(position: JsonObject, tile: string, seat: number): Slot | null {
  const { keys } = position;
  for (const store of storesOf(seat)) {
    const held: unknown = Array.isArray(keys) ? keys[store] : [];
    const at = Array.isArray(held) ? held.indexOf(tile) : -1;
    if (at >= 0) return { type: 'thing', path: ['keys', store, at], things: tiles() };
  }
  return null;
}

/** Goods that a land stores are drawn there; the others are added to them. */
function isHeld({ goods: all }: JsonObject, land: number, colour: string): boolean {
  const stored: unknown = Array.isArray(all) ? all[land] : undefined;
  return typeof stored === 'object' && stored !== null && colour in stored;
}

/** The depot at which a shield lies. */
function shieldPlace({ shields: all }: JsonObject, name: string): Slot | null {
  const depots: unknown = typeof all === 'object' && all !== null && 'depots' in all ? all.depots : [];
  const at = Array.isArray(depots) ? depots.findIndex((here) => Array.isArray(here) && here.includes(name)) : -1;
  return at < 0 ? null : { type: 'pile', path: ['shields', 'depots', at], things: shields(), loose: true };
}

function place(position: JsonObject, name: string, seat: number): Slot | null {
  const land = landOf(seat);
  if (name === 'workers' || name === 'silver') return { type: 'number', path: [name, land], min: 0, max: 99 };
  if (name === 'white') return { type: 'number', path: ['white'], min: 1, max: 6 };
  if (name === 'key') return { type: 'pile', path: ['keys', storesOf(seat)[0] ?? seat], things: tiles() };
  const what = things.what(name);
  switch (what?.type) {
    case 'hex':
      return hexPlace(position, what.place, seat);
    case 'depot-space': {
      const kinds = printed().depots[what.depot - 1] ?? [];
      return what.space <= kinds.length
        ? { type: 'thing', path: ['depots', what.depot - 1, 'tiles', what.space - 1], things: tiles(), none: 'null' }
        : null;
    }
    case 'depot':
      return { type: 'counts', path: ['depots', what.depot - 1, 'goods'], things: goods() };
    case 'black-space': {
      const { black } = position;
      return Array.isArray(black) && what.space <= black.length
        ? { type: 'thing', path: ['black', what.space - 1], things: tiles(), none: 'null' }
        : null;
    }
    case 'die':
      return { type: 'number', path: ['dice', seat, name === 'die-a' ? 0 : 1], min: 1, max: 6 };
    case 'goods':
      return !isHeld(position, land, what.colour) ? null : { type: 'counts', path: ['goods', land], things: goods() };
    case 'tile':
      return keyPlace(position, name, seat);
    case 'stack':
      return 'inns' in position ? { type: 'number', path: ['inns'], min: 0, max: inns() } : null;
    case 'shield':
      return shieldPlace(position, name);
    default:
      return null;
  }
}

export const editing: Editing = {
  place,
  fields: {
    game: { type: 'none' },
    phase: { type: 'none' },
    deciding: { type: 'none' },
    lands: { type: 'none' },
    stage: words(['starting', 'playing', 'phase-end', 'over']),
    game_phase: { type: 'word', words: () => printed().phases },
    round: {
      type: 'number',
      min: 1,
      get max() {
        return printed().rounds;
      },
    },
    active: { type: 'seat', none: 'null' },
    order: { type: 'seat' },
    bridge: { type: 'seat' },
    boards: { type: 'word', words: () => Object.keys(printed().boards) },
    start_hexes: {
      type: 'word',
      words: ({ boards }, [, land]) => {
        const board: unknown = Array.isArray(boards) ? boards[Number(land)] : undefined;
        return typeof board === 'string' ? Object.keys(hexesOf(board)) : [];
      },
      none: 'null',
    },
    dice: { type: 'number', min: 0, max: 6 },
    white: { type: 'number', min: 0, max: 6 },
    used: { type: 'pile', things: ['die-a', 'die-b'] },
    tiles: { type: 'thing', things: tiles, none: 'null' },
    black: { type: 'thing', things: tiles, none: 'null' },
    keys: { type: 'pile', things: tiles },
    goods: { type: 'counts', things: goods },
    sold: { type: 'counts', things: goods },
    goods_removed: { type: 'counts', things: goods },
    bonuses: { type: 'seat', none: 'null' },
    round_goods: { type: 'pile', things: goods },
    goods_piles: { type: 'pile', things: goods },
    goods_box: { type: 'pile', things: goods },
    supply: { type: 'pile', things: (_, [, kind]) => tilesFor(String(kind)) },
    'supply/black': { type: 'pile', things: tiles }, // not the black depot
    box: { type: 'pile', things: tiles },
    pending: { type: 'list', kinds: decisions },
    step: { type: 'none' }, // another decision is another entry
    effect: { type: 'word', words: () => printed().effects },
    space: { type: 'word', words: () => things.all().filter(isSpace) },
    depot: { type: 'number', min: 1, max: 6 },
    shield: { type: 'number', min: 0 },
    seat: { type: 'seat' },
    // -- the expansions
    inns: {
      type: 'number',
      min: 0,
      get max() {
        return inns();
      },
    },
    'routes/tiles': { type: 'thing', things: routes, loose: true },
    'routes/goods': { type: 'pile', things: goods, loose: true },
    linked: { type: 'none' }, // it follows from the tiles
    'shields/depots': { type: 'pile', things: shields, loose: true },
    'shields/held': { type: 'places', keys: castlesOf, things: shields },
    copied: { type: 'seat', none: 'null' },
    teams: { type: 'none' },
    from_key: { type: 'word', words: ['private', 'shared'], none: 'null' },
    crane_counted_by: { type: 'thing', things: tiles, none: 'null', loose: true },
    tile: { type: 'thing', things: tiles, loose: true }, // it lies where it is placed from
    'pending/goods': { type: 'word', words: goods },
    gains: { type: 'list', kinds: () => ({ gain: 1 }) },
    held: { type: 'thing', things: tiles },
    source: words(['die-a', 'die-b', 'free', 'direct']),
  },
  pools: ({ supply }) => [
    [
      ['box'],
      ...SUPPLIES.filter((kind) => supply !== null && typeof supply === 'object' && kind in supply).map(
        (kind): Path => ['supply', kind],
      ),
    ],
    [['goods_box'], ...printed().phases.map((phase): Path => ['goods_piles', phase])],
  ],
  unlit: ['workers', 'silver', 'white', 'key'],
  Piece: EditingPiece,
};

/** Whatever can be pending, as it is for whoever's turn it is; what belongs to it is changed afterwards. */
function decisions({ active, box, supply }: JsonObject): Kinds {
  const piles = [box, ...Object.values(typeof supply === 'object' && supply !== null ? supply : {})];
  const fresh: JsonObject = {
    tile: tiles()[0] ?? null,
    [HELD]: piles.flat().find((tile) => typeof tile === 'string') ?? null,
    source: 'die-a',
    effect: printed().effects[0] ?? null,
    space: things.all().find(isSpace) ?? null,
    depot: 1,
    goods: goods()[0] ?? null,
  };
  const entry = (step: string, needs: readonly string[]): JsonObject => ({
    seat: typeof active === 'number' ? active : 0,
    step,
    ...Object.fromEntries(needs.map((need) => [need, fresh[need] ?? 0])),
  });
  return Object.fromEntries(Object.entries(printed().steps).map(([step, needs]) => [step, entry(step, needs)]));
}
