import { store, stored } from '../storage';
import { preferences } from '../words/preferences.svelte';

const KEY = 'ludoteca.tour';

/** The person's progress in tours; stored, so that it survives a reload. */
class TourProgress {
  /** The table the tour is at; null without one. */
  table = $state<string | null>(null);
  step = $state(0);
  /** Decisions for which a good move is still lit after a tour; 0 where nobody counts. */
  left = $state(0);
  #seen = $state.raw<readonly string[]>([]);

  constructor() {
    const { table, step, seen, left } = stored(KEY);
    this.table = typeof table === 'string' ? table : null;
    this.step = typeof step === 'number' ? step : 0;
    this.#seen = Array.isArray(seen) ? seen : [];
    this.left = typeof left === 'number' ? left : 0;
  }

  seen(game: string): boolean {
    return this.#seen.includes(game);
  }

  begin(table: string): void {
    this.table = table;
    this.step = 0;
    this.#keep();
  }

  go(step: number): void {
    this.step = step;
    this.#keep();
  }

  /** The tour is over, or was left: from here on the moves themselves are lit for a while. */
  end(game: string, advised: number): void {
    this.table = null;
    this.#seen = [...new Set([...this.#seen, game])];
    this.left = advised;
    preferences.set('advice', advised > 0);
    this.#keep();
  }

  /** One decision more was made with a good move lit; tells whether it was the last one. */
  decided(): boolean {
    if (this.left === 0) return false;
    this.left -= 1;
    if (this.left === 0) preferences.set('advice', false);
    this.#keep();
    return this.left === 0;
  }

  #keep(): void {
    store(KEY, { table: this.table, step: this.step, seen: this.#seen, left: this.left });
  }
}

export const tourProgress = new TourProgress();
