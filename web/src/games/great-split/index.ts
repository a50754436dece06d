import './mood.css';
import './hand/leaf.css';
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
import { HIDDEN, standingOf, type Position } from './position';
import { arrowSteps, leftOf, rightOf, splitterSteps } from './printed.svelte';
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
        detail: t('gs-prompt-split-detail', { name: names[leftOf(seat)] ?? '' }),
      };
    case 'choose':
      return {
        title: t('gs-prompt-choose', { name: names[rightOf(seat)] ?? '' }),
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
  if (next === 'arrow')
    return { title: t('gs-prompt-arrow', { steps: arrowSteps() }), detail: t('gs-prompt-arrow-detail') };
  if (next !== undefined)
    return { title: t('gs-prompt-seal', { icon: trackName(next) }), detail: t('gs-prompt-seal-detail', { count }) };
  if (picks.picked.includes('splitter'))
    return { title: t('gs-prompt-splitter'), detail: t('gs-prompt-splitter-detail', { steps: splitterSteps() }) };
  return { title: t('gs-prompt-resolve'), detail: t('gs-prompt-resolve-detail') };
}

function status(position: Position, seat: number): string {
  const { phase } = position;
  if (phase === 'over' || phase === 'prepare') return '';
  if (!position.deciding.includes(seat)) return t(`gs-status-${phase}`);
  return t('gs-status-thinking', { phase, left: standingOf(position, seat)?.unplayed ?? 0 });
}

function verb(position: Position, first: string, { picked }: { readonly picked: readonly string[] }): string {
  const pick = picked.at(-1) ?? first;
  if (position.phase === 'split') return t('gs-verb-split');
  if (position.phase === 'choose') return t('gs-verb-take', { pile: pick === 'group-2' ? 'B' : 'A' });
  if (position.phase === 'discard') return t('gs-verb-discard');
  if (position.tracks[0]?.[pick] !== undefined || pick === 'prestige') {
    const arrow = position.pending[position.seat ?? 0]?.[0]?.what === 'arrow';
    return t(arrow ? 'gs-verb-arrow' : 'gs-verb-track', { track: trackName(pick), steps: arrowSteps() });
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
