import './mood.css';
import { plainStatus, waiting } from '../defaults';
import type { Focus, GameFace } from '../game';
import type { Marks } from '../../table/marks';
import type { Picks } from '../../table/picks';
import { t, words } from '../../words/words.svelte';
import Board from './Board.svelte';
import Central from './Central.svelte';
import Defs from './Defs.svelte';
import { describing } from './describing';
import Hand from './Hand.svelte';
import { help, spoken } from './names';
import type { Position } from './position';
import { printed } from './printed.svelte';
import SeatInfo from './SeatInfo.svelte';
import en from './words/en.ftl?raw';
import es from './words/es.ftl?raw';

const DICE = ['die-a', 'die-b'] as const;

/** The dice that this seat can still use. */
function unused(position: Position): number[] {
  const own = position.dice[position.seat ?? -1] ?? [];
  return DICE.flatMap((die, i) => (position.used.includes(die) || !own[i] ? [] : [own[i]]));
}

function prompt(position: Position, picks: Picks, names: readonly string[]): { title: string; detail?: string } {
  if (position.phase === 'over') return { title: t('prompt-over') };
  const others = waiting(position, names);
  if (others !== null) return { title: others };
  if (position.phase !== 'turn') {
    const cause = position.pending.at(-1)?.effect;
    const from = cause ? words.thing('name', cause) : null;
    return { title: t(`prompt-${position.phase}`), ...(from ? { detail: t('cb-because', { cause: from }) } : {}) };
  }
  const dice = unused(position).join(', ');
  if (dice === '') return { title: t('cb-ask-end'), detail: t('cb-ask-end-detail') };
  const die = DICE.find((name) => picks.picked.includes(name));
  const value = die ? position.dice[position.seat ?? 0]?.[DICE.indexOf(die)] : undefined;
  return { title: value ? t('cb-ask-die', { value }) : t('cb-ask-dice', { dice }), detail: t('cb-ask-detail') };
}

function verb(position: Position, pick: string): string {
  if (pick === 'end turn') {
    const dice = unused(position).join(', ');
    return dice === '' ? t('cb-verb-end') : t('cb-verb-end-unused', { dice });
  }
  return pick === 'decline' ? t('cb-verb-decline') : t('cb-verb');
}

/** A phone shows the depots first where only they are asked for; otherwise the land comes first. */
function focus(position: Position, marks: Marks): Focus | null {
  const things = [...marks].filter(([, mark]) => mark.state !== 'preview').map(([thing]) => thing);
  const depots = things.some((thing) => /^(depot|black) /.test(thing));
  return depots && position.phase !== 'turn' && !things.some((thing) => thing.startsWith('hex ')) ? { kind: 'side' } : null;
}

export const face: GameFace<Position> = {
  id: 'castles-of-burgundy',
  title: 'The Castles of Burgundy',
  boardSize: [667, 605],
  words: { en, es },
  Defs,
  Board,
  Hand,
  Side: Central,
  SeatInfo,
  buttons: ['end turn', 'decline'],
  decisive: ['decline'],
  describing,
  progress: (position) => ({ id: 'cb-progress', args: { phase: position.game_phase, round: position.round, rounds: printed().rounds } }),
  prompt,
  status: plainStatus,
  verb,
  gain: (name) => t('cb-cost', { count: Number(name.slice('pay-'.length)) }),
  spoken,
  help,
  focus,
};
