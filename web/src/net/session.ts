import type { Observation } from '../games/game';
import type { Plan } from '../table/picks';
import type { PreparableMove } from '../table/preparing';
import type { Phrase } from '../words/phrase';
import type { BestMoves, ChatLine, EventInfo, TableInfo, Takeback, PositionInfo } from './messages';
import type { ConnectionState } from './socket';

/** A position with the seats' standings if the game has them, as the parts of a face get it. */
export function withStandings({ position, standings }: PositionInfo): Observation {
  const seen = { ...position, standings };
  return standings.length > 0 ? seen : position;
}

/** One line of the log as it is shown; an entry of the server's journal becomes one line per event. */
export interface LogLine {
  readonly id: number;
  /** The table's version after it, if it has one. */
  readonly version?: number;
  readonly seat: number | null;
  readonly text: Phrase;
  /** The parts of the text, where it has several: they are drawn with a bar between them. */
  readonly parts?: readonly string[];
  readonly points?: number;
  readonly reason?: Phrase;
  /** The thing it happened to, where its points start to fly. */
  readonly thing?: string;
  /** The same thing for the player who owns it: to others a hex of that land is drawn too small to point to. */
  readonly touched?: string;
  /** Continues the line before it. */
  readonly follows?: boolean;
  /** The journal entry behind it, if it comes from a server. */
  readonly event?: EventInfo;
}

/** A seat's time as it was at a moment (as Date.now counts); it runs down from there while `running`. */
export interface ClockView {
  readonly left: number;
  readonly running: boolean;
  readonly at: number;
}

/** The state of a table on a server beside its game: who is there, clocks, chat, take-back requests. */
export interface LiveTable {
  readonly table: TableInfo;
  readonly connection: ConnectionState;
  /** Seats that still have to decide. */
  readonly thinking: readonly number[];
  /** Bots that have decided and wait for people. */
  readonly ready: readonly number[];
  /** Seats of people who look at the table now. */
  readonly here: readonly number[];
  readonly watching: number;
  /** The seat that may still undo its move before the bots go on, and until when (in Date.now() milliseconds). */
  readonly undoWindow: { readonly seat: number; readonly until: number } | null;
  /** Scores, ranks and perhaps `won`, once the game is over. */
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly version: number;
  /** The version of this seat's last move that stands; 0 where there is none. */
  readonly acted: number;
  /** One for each seat, or none at a table without clocks. */
  readonly clocks: readonly ClockView[];
  /** Seats of absent people for whom a bot may be called now. */
  readonly callable: readonly number[];
  /** A take-back request that waits for answers. */
  readonly takeback: Takeback | null;
  readonly chat: readonly ChatLine[];
  /** The person's private notes. */
  readonly note: string;
}

/** Commands at a table on a server besides playing. A refused command is reported in a toast. */
export interface TableCommands {
  /** Resolves when the line is stored, or with the reason why it is not. */
  chat(text: string): Promise<Phrase | undefined>;
  note(text: string): void;
  /** Lets a bot play for an absent person. */
  call(seat: number): void;
  /** Takes the seat back from the bot that stands in. */
  back(): void;
  resign(): void;
  /** Requests the others' consent to undo the last move. */
  takeback(): void;
  answer(yes: boolean): void;
}

export interface TableView {
  readonly position: Observation;
  readonly plans: readonly Plan[];
  /** The moves that this seat can prepare while others decide; null or missing where the game leaves it open. */
  readonly preparable?: readonly PreparableMove[] | null;
  readonly log: readonly LogLine[];
  readonly names: readonly string[];
  /** The round or phase in which the game begins, as the log calls it; the first unless said. */
  readonly opening?: string | undefined;
  /** How many of this seat's moves can be undone, one by one or all at once. */
  readonly undoSteps: number;
  /** Things of a better move, lit in an analysis. */
  readonly ghosts?: readonly string[];
  readonly live?: LiveTable;
}

/** One move, and the sentence that suggests it and says why. */
export interface Hint {
  readonly plan: Plan;
  readonly text: Phrase;
}

/** A seat at a table: on a server, in a replay or in a fixture. `view` is reactive; the methods send requests. */
export interface TableSession {
  readonly view: TableView;
  /** A replay: nothing can be played. */
  readonly past?: boolean;
  /** Resolves when the move is accepted, or with the reason why it is not. */
  send(actions: readonly string[]): Promise<Phrase | undefined>;
  /** Takes back the last move, or all that can be. */
  undo(all?: boolean): Promise<Phrase | undefined>;
  hint(): Promise<Hint | null>;
  /** The best three moves and their reasons, from what this seat knows; missing where hints are off. */
  best?(): Promise<BestMoves | null>;
  /** Resolves to the reason why these picks are not legal. */
  whyNot(picks: readonly string[]): Promise<Phrase | null>;
  /** Lets the bots go on at once after a move that could still be taken back. */
  confirm?(): void;
  readonly commands?: TableCommands;
  close(): void;
}
