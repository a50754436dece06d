import type { FluentVariable } from '@fluent/bundle';
import type { Observation } from '../games/game';
import type { Language } from '../words/words.svelte';

/** What a step can look at: the position as this seat sees it, and what is picked of it. */
export interface StepContext<P> {
  readonly position: P;
  readonly names: readonly string[];
  readonly picked: readonly string[];
  /** Whether this person has something to decide, and can. */
  readonly mine: boolean;
  readonly phone: boolean;
  /** The rules of this table. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export interface Step<P> {
  /** The message it says; the one called `<says>-title` stands above it. Ids begin with the game's own letters. */
  readonly says: string;
  /** What it speaks of, as a selector within the table. All that it finds and can be seen is lit. */
  readonly at?: string | ((moment: StepContext<P>) => string);
  /** Shown from the first moment on at which this holds. */
  readonly when?: (moment: StepContext<P>) => boolean;
  /** What the person has to do: the next step comes by itself when this holds. Without it there is a button. */
  readonly until?: (moment: StepContext<P>) => boolean;
  readonly values?: (moment: StepContext<P>) => Readonly<Record<string, FluentVariable>>;
  /** Said only at tables of which this holds, from the first moment to the last: a rule that is played, a number of seats. */
  readonly only?: (moment: StepContext<P>) => boolean;
  /** The lines of the score sheet that it explains, by the sources of the game's events. */
  readonly scores?: readonly string[];
  /** What is pressed first where nothing it speaks of can be seen: the tab of a small screen. */
  readonly opens?: string;
}

/** A first game, guided: `games/<game>/tour.ts` exports one as `tour`. */
export interface Tour<P> {
  readonly words: Readonly<Record<Language, string>>;
  readonly steps: readonly Step<P>[];
  /** The table it is made for: how many bots (one), and which rules (the usual ones). */
  readonly bots?: number;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** For so many decisions after the tour a good move is lit (10). */
  readonly advised?: number;
}

/** The steps that are said at this table. */
export const stepsAt = <P>(tour: Tour<P>, moment: StepContext<P>): readonly Step<P>[] =>
  tour.steps.filter(({ only }) => only?.(moment) ?? true);

const TOURS = import.meta.glob<{ readonly tour: Tour<Observation> }>('../games/*/tour.ts');
const at = (game: string): string => `../games/${game}/tour.ts`;

export function hasTour(game: string): boolean {
  return at(game) in TOURS;
}

export async function loadTour(game: string): Promise<Tour<Observation>> {
  const load = TOURS[at(game)];
  if (!load) throw new Error(`no tour of "${game}"`);
  return (await load()).tour;
}
