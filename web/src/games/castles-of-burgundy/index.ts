import './mood.css';
import { plainStatus } from '../defaults';
import type { GameFace } from '../game';
import { t } from '../../words/words.svelte';
import { decisive, prompt, verb } from './moves/prompts';
import Board from './Board.svelte';
import Central from './central/Central.svelte';
import Defs from './Defs.svelte';
import { describing, gain } from './moves/describing';
import Hand from './hand/Hand.svelte';
import { help, spoken } from './names';
import Phone from './phone/Phone.svelte';
import type { Position } from './position';
import { printed } from './printed.svelte';
import SeatInfo from './SeatInfo.svelte';
import en from './words/en.ftl?raw';
import es from './words/es.ftl?raw';

export const face: GameFace<Position> = {
  id: 'castles-of-burgundy',
  get title() {
    return t('cb-title');
  },
  boardSize: [667, 605],
  words: { en, es },
  Defs,
  Board,
  Hand,
  wideHand: true,
  Side: Central,
  Phone,
  SeatInfo,
  // Where the same tile can be taken or bought, these say which.
  buttons: ['end turn', 'decline', 'free', 'buy'],
  decisive,
  describing,
  progress: (position) => ({
    id: 'cb-progress',
    args: { phase: position.game_phase, round: position.round, rounds: printed().rounds },
  }),
  prompt,
  status: plainStatus,
  verb,
  gain,
  spoken,
  help,
};
