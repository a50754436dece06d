// How many practice positions in a row this person has solved at the first try, kept in this browser.
const KEY = 'practice';
const MOST_KNOWN = 2000;

interface Kept {
  readonly now: number;
  readonly best: number;
  readonly known: readonly string[];
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const known = Array.isArray(kept.known) ? kept.known.filter((one) => typeof one === 'string') : [];
    return { now: Number(kept.now) || 0, best: Number(kept.best) || 0, known };
  } catch {
    return { now: 0, best: 0, known: [] };
  }
}

class Streak {
  #kept = $state.raw<Kept>(read());
  #answered = '';

  get now(): number {
    return this.#kept.now;
  }
  get best(): number {
    return this.#kept.best;
  }
  knows(id: string): boolean {
    return this.#kept.known.includes(id);
  }

  /** The first answer to a position counts until another one is answered. */
  answered(id: string, alone: boolean): void {
    if (this.#answered === id) return;
    this.#answered = id;
    const now = alone ? this.#kept.now + 1 : 0;
    const known = alone ? [...new Set([...this.#kept.known, id])].slice(-MOST_KNOWN) : this.#kept.known;
    this.#kept = { now, best: Math.max(now, this.#kept.best), known };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing counts until the page is closed.
    }
  }
}

export const streak = new Streak();
