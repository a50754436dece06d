import type { Observation } from '../games/game';
import type { Plan } from '../table/picks';
import type { Phrase } from '../words/phrase';
import type { EventInfo, TableInfo } from './messages';

export interface LogEntry {
  readonly id: number;
  readonly seat: number | null;
  readonly text: Phrase;
  readonly points?: number;
  readonly reason?: Phrase;
  /** The thing it happened to; its points fly from there. */
  readonly thing?: string;
  /** Belongs to the line before it. */
  readonly follows?: boolean;
  /** What it was made from, where it comes from a server. */
  readonly event?: EventInfo;
}

/** What a table on a server has beside its game. */
export interface Company {
  readonly table: TableInfo;
  /** False while the connection is lost; it comes back by itself. */
  readonly connected: boolean;
  /** Seats that have to decide and have not. */
  readonly thinking: readonly number[];
  /** Bots whose choice is made and waits for the people. */
  readonly ready: readonly number[];
  /** Seats of people who look at the table now. */
  readonly here: readonly number[];
  readonly watching: number;
  /** The seat that may still take back its move before the bots go on, and until when (as Date.now counts). */
  readonly held: { readonly seat: number; readonly until: number } | null;
  /** Scores, ranks and perhaps `won`, once the game is over. */
  readonly result: Readonly<Record<string, unknown>> | null;
}

export interface TableView {
  readonly position: Observation;
  readonly plans: readonly Plan[];
  readonly log: readonly LogEntry[];
  readonly names: readonly string[];
  readonly canUndo: boolean;
  readonly company?: Company;
}

export interface Hint {
  readonly plan: Plan;
  readonly why?: Phrase;
}

/** A seat at a table, wherever the table is. `view` is reactive; everything else asks the table's keeper. */
export interface TableSession {
  readonly view: TableView;
  /** Resolves when it counts, or with the reason why it does not. */
  send(actions: readonly string[]): Promise<Phrase | void>;
  undo(): Promise<Phrase | void>;
  hint(): Promise<Hint | null>;
  /** Why these picks are not on offer. */
  whyNot(picks: readonly string[]): Promise<Phrase | null>;
  /** Lets the bots go on at once after a move that could still be taken back. */
  confirm?(): void;
  close(): void;
}
