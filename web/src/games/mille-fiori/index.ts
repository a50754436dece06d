import './mood.css';
import { waiting } from '../defaults';
import type { Focus, Frame, GameFace } from '../game';
import type { Marks } from '../../table/marks';
import type { Picks } from '../../table/picks';
import { t } from '../../words/words.svelte';
import Board from './Board.svelte';
import Defs from './Defs.svelte';
import Display from './cards/Display.svelte';
import Hand from './cards/Hand.svelte';
import PlayerInfo from './PlayerInfo.svelte';
import SeatStats from './SeatStats.svelte';
import { HEIGHT, WIDTH, frames } from './board/layout';
import { describing } from './describing';
import { help, kindName, spoken } from './names';
import { cardInUse, standingOf, type Position } from './position';
import { readCard, regionOf, spotOf } from './things';
import en from './words/en.ftl?raw';
import es from './words/es.ftl?raw';

function wheelOf(position: Position): number {
  return readCard(cardInUse(position) ?? '')?.wheel ?? 0;
}

function prompt(position: Position, picks: Picks, names: readonly string[]): { title: string; detail?: string } {
  const seat = position.seat ?? -1;
  if (position.phase === 'over') return { title: t('prompt-over') };
  const others = waiting(position, names);
  if (others !== null) {
    const sealed = position.chosen[seat];
    return { title: others, ...(sealed && position.phase === 'choose' ? { detail: t('mf-prompt-sealed') } : {}) };
  }
  const next = names[standingOf(position, seat)?.passes_to ?? -1] ?? '';
  if (position.phase === 'choose')
    return { title: t('mf-prompt-choose'), detail: t('mf-prompt-choose-detail', { next }) };
  if (position.phase === 'extra') return { title: t('mf-prompt-extra'), detail: t('mf-prompt-extra-detail') };
  const card = readCard(cardInUse(position) ?? '');
  if (!card) return { title: t('seat-your-turn') };
  const open = new Set(picks.plans.flatMap((plan) => plan.picks.filter((thing) => regionOf(thing) === card.area))).size;
  return {
    title: t(`mf-prompt-play-${card.area}`, { kind: kindName(card.kind) }),
    detail: [
      t('mf-prompt-play-detail', { count: open, wheel: card.wheel }),
      ...(position.card ? [t('mf-prompt-play-extra')] : []),
    ].join(' '),
  };
}

function status(position: Position, seat: number): string {
  if (position.phase === 'over') return '';
  if (position.phase === 'choose') return position.deciding.includes(seat) ? t('seat-thinking') : t('mf-status-kept');
  if (position.active === seat) {
    if (position.phase === 'extra') return t('mf-status-extra');
    const card = cardInUse(position);
    return card ? t('mf-status-plays', { card: spoken(card) }) : t('seat-thinking');
  }
  return position.chosen[seat] ? t('mf-status-kept') : '';
}

function verb(position: Position, pick: string): string {
  if (pick === 'ship') return t('mf-verb-sail', { wheel: wheelOf(position) });
  if (pick === 'stay' || pick === 'decline') return t(`mf-verb-${pick}`);
  if (readCard(pick)) return position.phase === 'extra' ? t('mf-verb-extra') : t('mf-verb-choose');
  return readCard(cardInUse(position) ?? '')?.area === 'harbor'
    ? t('mf-verb-place-sail', { wheel: wheelOf(position) })
    : t('mf-verb-place');
}

/** Enlarged so that every target of the region is at least 44 pixels wide. */
const SCALE = {
  workshops: 0.88,
  residences: 1.2,
  nobles: 1.02,
  commoners: 1.02,
  trade: 1.05,
  harbor: 1.05,
  sea: 1.2,
} as const;
const PHONE = 374;
const STRIP = 232;

function focus(position: Position, marks: Marks): Focus | null {
  const things = [...marks].filter(([, mark]) => mark.state !== 'preview').map(([thing]) => thing);
  if (position.phase === 'extra') return { kind: 'side' };
  const picked = [...marks]
    .filter(([thing, mark]) => mark.state === 'picked' && regionOf(thing))
    .map(([thing]) => thing);
  const land = things.filter((thing) => regionOf(thing) !== null && regionOf(thing) !== 'sea');
  const chosen = picked[0] ?? land[0] ?? things.find((thing) => regionOf(thing));
  const region = chosen ? regionOf(chosen) : null;
  if (!region) return null;
  const spots = things
    .filter((thing) => regionOf(thing) === region)
    .flatMap((thing) => spotOf(thing, position.seat ?? 0, position.ships) ?? []);
  const scale = SCALE[region];
  const [fx, fy, fw, fh] = frames[region];
  const left = Math.min(...spots.map((spot) => spot.x)) - 44;
  const right = Math.max(...spots.map((spot) => spot.x)) + 44;
  const top = Math.min(...spots.map((spot) => spot.y)) - 44;
  const bottom = Math.max(...spots.map((spot) => spot.y)) + 44;
  // All that can be touched is in it, from the first row to the last.
  const width = Math.max(PHONE / scale, Math.min(right - left, fw));
  const high = Math.max(STRIP / scale, Math.min(bottom - top, fh));
  const x = clamp((left + right) / 2 - width / 2, Math.min(fx, WIDTH - width), Math.max(fx, fx + fw - width));
  const y = clamp((top + bottom) / 2 - high / 2, Math.min(fy, HEIGHT - high), Math.max(fy, fy + fh - high));
  const frame: Frame = [clamp(x, 0, WIDTH - width), clamp(y, 0, HEIGHT - high), width, high];
  return { kind: 'board', frame, scale };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

export const face: GameFace<Position> = {
  id: 'mille-fiori',
  title: 'Mille Fiori',
  boardSize: [WIDTH, HEIGHT],
  words: { en, es },
  Defs,
  Board,
  Hand,
  Side: Display,
  SeatInfo: PlayerInfo,
  SeatStats,
  buttons: ['stay', 'ship', 'decline'],
  // An extra card is laid down at once: where it goes is asked next, and until then it can be taken back.
  decisive: (position, pick) =>
    pick === 'stay' || pick === 'decline' || (position.phase === 'extra' && readCard(pick) !== null),
  follows: { type: 'extra-card' },
  declines: 'decline',
  describing,
  progress: (position) => ({
    id: 'mf-progress',
    args: { round: position.round, rounds: position.rounds, pass: position.pass, passes: position.passes },
  }),
  prompt,
  status,
  verb,
  gain: ({ type }) => t(`mf-gain-${type}`),
  brief: ({ type }) => t(`mf-brief-${type}`),
  spoken,
  help,
  // A sea space means the ship that sails there.
  prepares: (name) => (regionOf(name) === 'sea' ? 'ship' : name),
  focus,
  secret: (position) => [...position.hands.flat(), ...position.chosen].includes('?'),
};
