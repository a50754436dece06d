import type { Observation } from '../games/game';
import type { Plan } from '../table/picks';
import type { Phrase } from '../words/phrase';

export interface LogEntry {
  readonly id: number;
  readonly seat: number | null;
  readonly text: Phrase;
  readonly points?: number;
  readonly reason?: Phrase;
  /** The thing it happened to; its points fly from there. */
  readonly thing?: string;
}

export interface TableView {
  readonly position: Observation;
  readonly plans: readonly Plan[];
  readonly log: readonly LogEntry[];
  readonly names: readonly string[];
  readonly canUndo: boolean;
}

export interface Hint {
  readonly plan: Plan;
  readonly why?: Phrase;
}

/** A seat at a table, wherever the table is. `view` is reactive; everything else asks the table's keeper. */
export interface TableSession {
  readonly view: TableView;
  send(actions: readonly string[]): Promise<void>;
  undo(): Promise<void>;
  hint(): Promise<Hint | null>;
  /** Why these picks are not on offer. */
  whyNot(picks: readonly string[]): Promise<Phrase | null>;
  close(): void;
}
