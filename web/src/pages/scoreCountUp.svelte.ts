// Counts the final scoring up, one source after the other.

/** Milliseconds for one source, and at most for all of them. */
const EACH = 750;
const ALL = 6500;

/** The progress of the count: whole sources, and the share of the next one. */
export class ScoreCountUp {
  #at = $state(Infinity);
  #frame = 0;

  /** Starts the count. `tick` is called with the number of each source when it begins, and with `sources` at the end. */
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

  /** Ends the count at once. */
  skip(then?: () => void): void {
    if (!this.counting) return;
    cancelAnimationFrame(this.#frame);
    this.#at = Infinity;
    then?.();
  }

  get counting(): boolean {
    return this.#at !== Infinity;
  }

  /** The number of the source that is being counted. */
  get source(): number {
    return Math.floor(this.#at);
  }

  /** The points of a source that are counted so far. */
  counted(source: number, points: number): number {
    return Math.round(points * Math.min(1, Math.max(0, this.#at - source)));
  }
}
