import type { Describing, Observation } from '../../games/game';
import { api, Refusal } from '../../net/api';
import type { Exercise, Judgement, LineInfo, PracticeExercise } from '../../net/messages';
import { plansFrom } from '../../net/plans';
import { withStandings, type Hint, type TableSession, type TableView } from '../../net/session';
import type { Phrase } from '../../words/phrase';
import { words } from '../../words/words.svelte';

const exerciseOf = (answer: Exercise | PracticeExercise): Exercise => ('exercise' in answer ? answer.exercise : answer);

/** A decision to be made outside any table, on its real board; the answer is judged. */
export class ExerciseSession implements TableSession {
  #exercise = $state.raw<Exercise>() as Exercise;
  /** What the answer is worth; null until there is one. */
  judgement = $state.raw<Judgement | null>(null);
  judging = $state(false);
  problem = $state('');
  /** The best line, once it was asked for, or known from the start. */
  solution = $state.raw<LineInfo | null>(null);
  hinted = $state.raw<readonly string[]>([]);
  /** Something was shown: what follows is not solved alone. */
  helped = $state(false);
  /** The best line is lit. */
  shown = $state(false);

  private constructor(
    readonly of: string,
    readonly described: Describing,
    exercise: Exercise,
  ) {
    this.#exercise = exercise;
  }

  static async open(of: string, describing: Describing): Promise<ExerciseSession> {
    const exercise = exerciseOf(await api.exercise(of, [], words.language));
    describing.setDescription?.(exercise.described);
    return new ExerciseSession(of, describing, exercise);
  }

  get exercise(): Exercise {
    return this.#exercise;
  }

  #plans = $derived.by(() => {
    const { plans, seat, names } = this.#exercise;
    return plans && !this.judgement && !this.judging ? plansFrom(plans, this.described, seat, names) : [];
  });
  #position = $derived.by((): Observation => withStandings(this.#exercise));
  get view(): TableView {
    return {
      position: this.#position,
      plans: this.#plans,
      log: [],
      names: this.#exercise.names,
      undoSteps: this.#exercise.played.length,
      ghosts: this.shown ? ((this.judgement?.best ?? this.solution)?.picks ?? []) : this.hinted,
    };
  }

  /** The steps of an answer; where nothing certain comes after them, it is judged. */
  async send(actions: readonly string[]): Promise<Phrase | undefined> {
    try {
      await this.#take(await this.#after(actions));
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Where these own actions lead. An answer ends where chance or another player decides: what was only foreseen is left out. */
  async #after(actions: readonly string[]): Promise<Exercise> {
    let reached = this.#exercise;
    for (const action of actions) {
      if (reached.complete) break;
      reached = exerciseOf(await api.exercise(this.of, [...reached.played, action], words.language));
    }
    return reached;
  }

  async #take(next: Exercise): Promise<void> {
    this.#exercise = next;
    if (next.complete) await this.#judge(next.played);
  }

  async #go(played: readonly string[]): Promise<void> {
    await this.#take(exerciseOf(await api.exercise(this.of, played, words.language)));
  }

  async #judge(played: readonly string[]): Promise<void> {
    this.judging = true;
    try {
      this.judgement = await api.answer(this.of, played, words.language);
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error);
    } finally {
      this.judging = false;
    }
  }

  /** From the start again, without looking. */
  async again(): Promise<void> {
    this.judgement = null;
    this.shown = false;
    this.hinted = [];
    this.problem = '';
    await this.#go([]);
  }

  async undo(all = false): Promise<Phrase | undefined> {
    this.judgement = null;
    await this.#go(all ? [] : this.#exercise.played.slice(0, -1));
    return undefined;
  }
  /** The best line, fetched without an own answer: the server sends it with its judgement of any move. */
  async #peek(): Promise<LineInfo | null> {
    const some = this.#plans[0];
    if (this.judgement) return this.judgement.best;
    if (this.solution) return this.solution;
    if (!some) return null;
    const { played } = await this.#after(some.actions);
    const answer = await api.answer(this.of, played, words.language);
    return (this.solution = answer.best);
  }

  /** Gives up: shows the best line and lights it on the board. */
  async show(): Promise<void> {
    this.helped = true;
    this.solution = await this.#peek().catch((error: unknown) => {
      this.problem = error instanceof Error ? error.message : String(error);
      return null;
    });
    this.shown = this.solution !== null;
  }

  /** Lights where the best line begins, and no more. */
  async hint(): Promise<Hint | null> {
    this.helped = true;
    const best = await this.#peek().catch(() => null);
    this.hinted = best?.picks.slice(0, 1) ?? [];
    return null;
  }
  whyNot(): Promise<null> {
    return Promise.resolve(null);
  }
  close(): void {}
}
