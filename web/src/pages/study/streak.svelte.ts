// How many practice positions in a row this person has solved at the first try. The server keeps it with the person, on all
// their devices; this browser keeps it for whoever has not said who they are, and what could not be sent yet.
import { api } from '../../net/api';
import type { PracticeAnswer, PracticeProgress } from '../../net/messages';
import { store, stored } from '../../storage';

const KEY = 'practice';
/** As many as a server takes at once. */
const MOST_UNSENT = 200;

interface Kept extends PracticeProgress {
  /** Answers that the server does not know of. */
  readonly unsent: readonly PracticeAnswer[];
}

const isText = (one: unknown): one is string => typeof one === 'string';

function isAnswer(one: unknown): one is PracticeAnswer {
  const { game, item, solved } = (one ?? {}) as Partial<Record<keyof PracticeAnswer, unknown>>;
  return isText(game) && isText(item) && typeof solved === 'boolean';
}

function read(): Kept {
  const { streak, longest, solved, unsent } = stored(KEY);
  return {
    streak: Number(streak) || 0,
    longest: Number(longest) || 0,
    solved: Array.isArray(solved) ? solved.filter(isText) : [],
    unsent: Array.isArray(unsent) ? unsent.filter(isAnswer) : [],
  };
}

export class Streak {
  #kept = $state.raw<Kept>(read());
  #answered = '';
  #sent: Promise<unknown> = Promise.resolve();

  get now(): number {
    return this.#kept.streak;
  }
  get best(): number {
    return this.#kept.longest;
  }
  knows(game: string, item: string): boolean {
    return this.#kept.solved.includes(`${game}/${item}`);
  }

  /** The first answer to a position counts until another one is answered. */
  answered(game: string, item: string, solved: boolean): void {
    const name = `${game}/${item}`;
    if (this.#answered === name) return;
    this.#answered = name;
    const streak = solved ? this.#kept.streak + 1 : 0;
    this.#keep({
      streak,
      longest: Math.max(streak, this.#kept.longest),
      solved: solved && !this.knows(game, item) ? [...this.#kept.solved, name] : this.#kept.solved,
      unsent: [...this.#kept.unsent, { game, item, solved }].slice(-MOST_UNSENT),
    });
    void this.send();
  }

  /** Tells the server what it does not know yet, and asks it where this person stands; one after the other. */
  send(): Promise<unknown> {
    this.#sent = this.#sent.then(() => this.#send());
    return this.#sent;
  }

  async #send(): Promise<void> {
    const sending = this.#kept.unsent;
    try {
      const progress = await api.practiceProgress({ answers: [...sending] });
      const unsent = this.#kept.unsent.slice(sending.length);
      // What was answered meanwhile is sent next, and is counted here until then.
      this.#keep(unsent.length > 0 ? { ...this.#kept, unsent } : { ...progress, unsent });
    } catch {
      // Nobody is signed in, or the server is away: this browser goes on counting.
    }
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    store(KEY, kept); // a browser that keeps nothing counts until the page is closed
  }
}

export const streak = new Streak();
