// Which moves of a table are new since it was last looked at in this browser.

const KEPT = 'ludoteca.seen';
/** Tables whose last look is remembered; the oldest are forgotten. */
const MOST = 60;

type Looks = Record<string, number>;

function read(): Looks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Looks) : {};
  } catch {
    return {};
  }
}

function write(name: string, version: number): void {
  const { [name]: _, ...others } = read();
  try {
    localStorage.setItem(
      KEPT,
      JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [name, version]])),
    );
  } catch {
    // Storage may be blocked; then nothing is marked.
  }
}

/** One seat's looks at one table. */
export class Missed {
  /** The version last seen before this look: what came later is new. Null where nothing was missed. */
  after = $state<number | null>(null);
  readonly #name: string;
  #seen: number | null;
  #away = true;

  constructor(table: string, seat: number | null) {
    this.#name = `${table} ${seat ?? 'watching'}`;
    const kept = read()[this.#name];
    this.#seen = typeof kept === 'number' ? kept : null;
  }

  /** The table stands at this version, this seat acted last at `acted`, and somebody looks at the page or not. */
  follow(version: number, acted: number, looking: boolean): void {
    if (!looking) {
      this.#away = true;
      return;
    }
    if (this.#seen !== null && this.#away && version > this.#seen) this.after ??= this.#seen;
    else if (this.#seen !== null && acted > this.#seen) this.after = null; // whoever goes on has read it
    this.#away = false;
    if (this.#seen === version) return;
    this.#seen = version;
    write(this.#name, version);
  }

  dismiss(): void {
    this.after = null;
  }
}
