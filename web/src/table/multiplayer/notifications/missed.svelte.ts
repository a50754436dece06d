// Which moves of a table are new since it was last looked at in this browser.

import { store, stored } from '../../../storage';

const KEPT = 'ludoteca.seen';
/** How many tables are remembered; the oldest are dropped. */
const MOST = 60;

function write(name: string, version: number): void {
  const { [name]: _, ...others } = stored(KEPT);
  store(KEPT, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, version]]));
}

/** What one seat has seen of one table. */
export class Missed {
  /** The version last seen before the page was opened; later moves are new. Null if nothing was missed. */
  after = $state<number | null>(null);
  readonly #name: string;
  #seen: number | null;
  #away = true;

  constructor(table: string, seat: number | null) {
    this.#name = `${table} ${seat ?? 'watching'}`;
    const kept = stored(KEPT)[this.#name];
    this.#seen = typeof kept === 'number' ? kept : null;
  }

  /** Reports the table's version, the version of this seat's last move, and whether the page is visible. */
  follow(version: number, acted: number, looking: boolean): void {
    if (!looking) {
      this.#away = true;
      return;
    }
    if (this.#seen !== null && this.#away && version > this.#seen) this.after ??= this.#seen;
    else if (this.#seen !== null && acted > this.#seen) this.after = null; // acting means that the new moves were read
    this.#away = false;
    if (this.#seen === version) return;
    this.#seen = version;
    write(this.#name, version);
  }

  dismiss(): void {
    this.after = null;
  }
}
