// The final scoring, counted up one source after the other.

/** A source takes this long, all of them together at most so long. */
const EACH = 750;
const ALL = 6500;

/** How far the count has come: so many sources are counted, and this share of the next one. */
export class ScoreCountUp {
  #at = $state(Infinity);
  #frame = 0;

  /** Begins to count so many sources; `tick` is called when the next one begins, and with its number of sources at the end. */
  begin(sources: number, tick: (source: number) => void): void {
    cancelAnimationFrame(this.#frame);
    const pace = Math.min(EACH, ALL / Math.max(1, sources));
    let begun: number | null = null;
    this.#at = 0;
    tick(0);
    const step = (now: number): void => {
      begun ??= now;
      const before = Math.floor(this.#at);
      this.#at = (now - begun) / pace;
      if (this.#at >= sources) {
        this.skip(() => tick(sources));
        return;
      }
      if (Math.floor(this.#at) > before) tick(Math.floor(this.#at));
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Everything is counted at once. */
  skip(then?: () => void): void {
    if (!this.counting) return;
    cancelAnimationFrame(this.#frame);
    this.#at = Infinity;
    then?.();
  }

  get counting(): boolean {
    return this.#at !== Infinity;
  }

  /** The source that is being counted. */
  get source(): number {
    return Math.floor(this.#at);
  }

  /** How much of a source's points is counted by now. */
  counted(source: number, points: number): number {
    return Math.round(points * Math.min(1, Math.max(0, this.#at - source)));
  }
}
