import type { Editing, JsonObject, Path, Slot } from '../editing';
import CardFace from './cards/CardFace.svelte';
import { printed } from './printed.svelte';
import { inDisplayOrder } from './cards/order';
import { readCard, things } from './things';

const cards = (): readonly string[] => inDisplayOrder(things.all().filter((name) => readCard(name)));
const PILES: readonly Path[] = [['discard'], ['display'], ['deck']];

function place(position: JsonObject, name: string, seat: number): Slot | null {
  const what = things.what(name);
  switch (what?.type) {
    case 'space':
      return { type: 'seat', path: ['spaces', name], none: 'absent' };
    case 'sea':
      return { type: 'piece', path: ['ships'], value: what.at };
    case 'ship':
      return { type: 'number', path: ['ships', what.seat ?? seat], min: 0, max: printed().sea.length - 1 };
    case 'card':
      return cardPlace(position, name, seat);
    default:
      return null;
  }
}

/** The card that is picked, in the own hand or in the display. */
function cardPlace(position: JsonObject, name: string, seat: number): Slot | null {
  const { hands, display } = position;
  const hand: unknown = Array.isArray(hands) ? hands[seat] : [];
  const held = Array.isArray(hand) ? hand.indexOf(name) : -1;
  const shown = Array.isArray(display) ? display.indexOf(name) : -1;
  if (held >= 0) return { type: 'thing', path: ['hands', seat, held], things: cards() };
  return shown >= 0 ? { type: 'thing', path: ['display', shown], things: cards() } : null;
}

export const editing: Editing = {
  place,
  fields: {
    game: { type: 'none' },
    rounds: { type: 'none' },
    passes: { type: 'none' },
    deciding: { type: 'none' },
    ending: { type: 'none' },
    supply: { type: 'none' },
    reserve: { type: 'none' },
    spaces: { type: 'none' },
    phase: { type: 'word', words: ['choose', 'play', 'extra', 'over'] },
    round: { type: 'number', min: 1 },
    pass: { type: 'number', min: 1 },
    start: { type: 'seat' },
    active: { type: 'seat', none: 'null' },
    bonuses: { type: 'seat', none: 'null' },
    display: { type: 'pile', things: cards },
    discard: { type: 'pile', things: cards },
    deck: { type: 'pile', things: cards },
    hands: { type: 'pile', things: cards },
    chosen: { type: 'thing', things: cards, none: 'null' },
    card: { type: 'thing', things: cards, none: 'null' },
  },
  pools: ({ hands }) => [[...PILES, ...(Array.isArray(hands) ? hands.map((_, seat): Path => ['hands', seat]) : [])]],
  Piece: CardFace,
};
