import type { Snippet } from 'svelte';

/** The controls of a table that shows a replay: nothing can be played, and the tray describes what happened. */
export interface ReplayControls {
  readonly title: string;
  readonly detail: string;
  /** Steps, slider and score chart, above the tray. */
  readonly bar: Snippet;
  readonly buttons: Snippet;
  /** The address of the moment at a version. */
  readonly moment: (version: number) => string;
}
