import type { Editing, Json, JsonObject, Path, Slot } from '../editing';
import CardFace from './drawing/CardFace.svelte';
import { things } from './things';

const LEVELS = ['I', 'II', 'III'] as const;
/** What can still have to be used up: steps on a track, seal icons, an arrow. */
const uses = (): readonly string[] => [
  ...things.all().filter((name) => things.what(name)?.type === 'track'),
  'diamond',
  'square',
  'star',
  'arrow',
];
const characters = (): readonly string[] => things.all().filter((name) => things.what(name)?.type === 'character');

/** All cards of the game, or those of the level that this one is of: the decks keep their sizes. */
function cards(level?: string): readonly string[] {
  return things.all().filter((name) => {
    const what = things.what(name);
    return what?.type === 'card' && (level === undefined || what.level === level);
  });
}
const levelOf = (name: unknown): string | undefined => {
  const what = typeof name === 'string' ? things.what(name) : undefined;
  return what?.type === 'card' ? what.level : undefined;
};
const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);

function place(position: JsonObject, name: string, seat: number): Slot | null {
  const what = things.what(name);
  if (name === 'prestige') return { type: 'number', path: ['scores', seat], min: 0, max: 999 };
  if (what?.type === 'track') return { type: 'number', path: ['tracks', seat, name], min: 0, max: 30 };
  if (what?.type === 'character') {
    const at = list(position['characters']).indexOf(name);
    return at < 0 ? null : { type: 'word', path: ['characters', at], words: characters() };
  }
  if (what?.type !== 'card') return null;
  const at = list(list(position['hands'])[seat]).indexOf(name);
  return at < 0 ? null : { type: 'thing', path: ['hands', seat, at], things: cards(levelOf(name)) };
}

/** One entry for each card held; what somebody had seen of cards that lie elsewhere now is forgotten. */
function follow(position: JsonObject): JsonObject {
  const known = list(position['known']);
  return {
    ...position,
    known: list(position['hands']).map((hand, seat) => list(hand).map((_, slot) => list(known[seat])[slot] ?? [])),
    lost: list(position['lost']).map(() => []),
  };
}

export const editing: Editing = {
  place,
  follow,
  fields: {
    game: { type: 'none' },
    rounds: { type: 'none' },
    limit: { type: 'none' },
    deciding: { type: 'none' },
    gauge: { type: 'none' },
    lost: { type: 'none' },
    phase: { type: 'word', words: ['prepare', 'discard', 'split', 'choose', 'resolve', 'over'] },
    round: { type: 'number', max: 6 },
    characters: { type: 'word', words: characters },
    tracks: { type: 'number', max: 30 },
    market: { type: 'number', max: 9 },
    scoring: { type: 'word', words: ({ scoring }) => list(scoring).flatMap(list).map(String) },
    hands: { type: 'pile', things: () => cards() },
    known: { type: 'seat' },
    splits: { type: 'number', max: 20 },
    choices: { type: 'word', words: ['group-1', 'group-2'], none: 'null' },
    used: { type: 'pile', things: ({ hands }, [, seat]) => handOf(hands, seat) },
    sold: { type: 'pile', things: ({ hands }, [, seat]) => handOf(hands, seat) },
    discards: { type: 'pile', things: () => cards() },
    decks: { type: 'pile', things: (_, [, level]) => cards(String(level)) },
    box: { type: 'pile', things: () => cards('I') },
    pending: { type: 'list', kinds: () => Object.fromEntries(uses().map((what) => [what, { what, count: 1 }])) },
    what: { type: 'word', words: uses },
    count: { type: 'number', min: 1, max: 15 },
  },
  pools: ({ hands, discards }) => [
    [
      ...LEVELS.map((level): Path => ['decks', level]),
      ['box'],
      ...list(discards).map((_, seat): Path => ['discards', seat]),
      ...list(hands).map((_, seat): Path => ['hands', seat]),
    ],
  ],
  Piece: CardFace,
};

function handOf(hands: Json | undefined, seat: string | number | undefined): readonly string[] {
  const held = list(list(hands)[Number(seat)]);
  return [...new Set(held.filter((card) => typeof card === 'string'))];
}
