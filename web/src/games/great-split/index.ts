import './mood.css';
import './rail.css';
import { waiting } from '../defaults';
import type { GameFace } from '../game';
import type { Picks } from '../../table/picks';
import { t } from '../../words/words.svelte';
import Board from './Board.svelte';
import Defs from './Defs.svelte';
import { describing } from './describing';
import { gainText } from './hand/gains';
import { selection } from './selection.svelte';
import Hand from './hand/Hand.svelte';
import { help, spoken, trackName } from './names';
import { HIDDEN, chooserOf, handOf, ownerFor, takenBy, type Position } from './position';
import SeatInfo from './SeatInfo.svelte';
import SeatStats from './SeatStats.svelte';
import en from './words/en.ftl?raw';
import es from './words/es.ftl?raw';

interface Prompt {
  readonly title: string;
  readonly detail?: string;
}

function prompt(position: Position, picks: Picks, names: readonly string[]): Prompt {
  const seat = position.seat ?? 0;
  if (position.phase === 'over') return { title: t('prompt-over') };
  const others = waiting(position, names);
  if (others !== null)
    return { title: others, ...(position.seat === null ? {} : { detail: t('gs-prompt-wait-detail') }) };
  switch (position.phase) {
    case 'split':
      return {
        title: t('gs-prompt-split'),
        detail: t('gs-prompt-split-detail', { name: names[chooserOf(position, seat)] ?? '' }),
      };
    case 'choose':
      return {
        title: t('gs-prompt-choose', { name: names[ownerFor(position, seat)] ?? '' }),
        detail: t('gs-prompt-choose-detail'),
      };
    case 'discard':
      return {
        title: t('gs-prompt-discard', { limit: position.limit ?? 0 }),
        detail: t('gs-prompt-discard-detail', { count: (position.hands[seat]?.length ?? 0) - (position.limit ?? 0) }),
      };
    default:
      return resolving(position, seat, picks);
  }
}

/** What comes first on the pile of pending effects is what is asked. */
function resolving(position: Position, seat: number, picks: Picks): Prompt {
  const { what: next, count = 1 } = position.pending[seat]?.[0] ?? {};
  if (next === 'arrow') return { title: t('gs-prompt-arrow'), detail: t('gs-prompt-arrow-detail') };
  if (next !== undefined)
    return { title: t('gs-prompt-seal', { icon: trackName(next) }), detail: t('gs-prompt-seal-detail', { count }) };
  if (picks.picked.includes('splitter'))
    return { title: t('gs-prompt-splitter'), detail: t('gs-prompt-splitter-detail') };
  return { title: t('gs-prompt-resolve'), detail: t('gs-prompt-resolve-detail') };
}

function status(position: Position, seat: number): string {
  const { phase } = position;
  if (phase === 'over' || phase === 'prepare') return '';
  if (!position.deciding.includes(seat)) return t(`gs-status-${phase}`);
  const left =
    handOf(position, seat).length -
    (position.used[seat]?.length ?? 0) -
    (position.sold[seat]?.length ?? 0) +
    (position.splitters[seat] ? 0 : 1);
  return t('gs-status-thinking', { phase, left });
}

function verb(position: Position, first: string, { picked }: { readonly picked: readonly string[] }): string {
  const pick = picked.at(-1) ?? first;
  if (position.phase === 'split') return t('gs-verb-split');
  if (position.phase === 'choose') return t('gs-verb-take', { pile: pick === 'group-2' ? 'B' : 'A' });
  if (position.phase === 'discard') return t('gs-verb-discard');
  if (position.tracks[0]?.[pick] !== undefined || pick === 'prestige') {
    const arrow = position.pending[position.seat ?? 0]?.[0]?.what === 'arrow';
    return t(arrow ? 'gs-verb-arrow' : 'gs-verb-track', { track: trackName(pick) });
  }
  if (pick === 'use' || pick === 'sell-gold' || pick === 'sell-prestige') return t(`gs-verb-${pick}`);
  return t('tray-confirm');
}

export const face: GameFace<Position> = {
  id: 'great-split',
  get title() {
    return t('gs-title');
  },
  boardSize: [1016, 460],
  words: { en, es },
  Defs,
  Board,
  Hand,
  SeatInfo,
  SeatStats,
  buttons: [],
  decisive: ['use', 'sell-gold', 'sell-prestige'],
  describing,
  // Whoever has taken a pile knows some of the cards that will be played.
  prepare: (position, name) => (takenBy(position, position.seat ?? -1).includes(name) ? [name] : null),
  back: (position, picked) => (position.phase === 'split' ? selection.takeBack(picked) : null),
  progress: (position) => ({
    id: 'gs-progress',
    args: { round: position.round, rounds: position.rounds, phase: position.phase },
  }),
  prompt,
  status,
  verb,
  gain: gainText,
  spoken,
  help,
  secret: (position) =>
    position.hands.flat().includes(HIDDEN) || position.splits.includes(HIDDEN) || position.choices.includes(HIDDEN),
};
