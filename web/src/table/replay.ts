import type { Snippet } from 'svelte';

/** What a table shows while a finished or running game is replayed: nothing can be played, and the tray tells what happened. */
export interface ReplayControls {
  readonly title: string;
  readonly detail: string;
  /** Steps, slider and score chart, above the tray. */
  readonly bar: Snippet;
  readonly buttons: Snippet;
  /** The address of the moment at a version. */
  readonly moment: (version: number) => string;
}
