import type { Component, Snippet } from 'svelte';
import type { EventInfo, GameInfo, PlanInfo, TypedAction } from '../net/messages';
import type { LastMove } from '../table/lastMoves';
import type { Gain, Marks } from '../table/marks';
import type { Picks, Plan } from '../table/picks';
import type { Phrase } from '../words/phrase';
import type { Language } from '../words/words.svelte';

export type { Observation } from '../net/messages';

export type Frame = readonly [x: number, y: number, width: number, height: number];

export interface GameViewProps<P> {
  position: P;
  marks: Marks;
  names: readonly string[];
  picks: Picks;
  /** What every seat did last, the latest first: marked on the board until the next. */
  last?: readonly LastMove[];
  /** A replay: nothing can be picked and nothing is asked. */
  past?: boolean;
  onpick: (name: string) => void;
  /** Picks all of these instead of what is picked, where a face composes a choice (elements with `data-own` get native keys). */
  onset: (names: readonly string[]) => void;
}
export interface BoardProps<P> extends GameViewProps<P> {
  /** The part of the board to show, in board units; all of it when null. */
  frame?: Frame | null;
  /** Drawn as an overview, without small print. */
  quiet?: boolean;
}
export interface SideProps<P> extends GameViewProps<P> {
  /** A column, a narrow column, a strip under a small board, or large enough to touch. */
  size?: 'wide' | 'narrow' | 'strip' | 'large';
}
export interface PhoneProps<P> extends GameViewProps<P> {
  /** The players' panels; log, chat and notes. */
  players: Snippet;
  talk: Snippet;
}
export interface SeatViewProps<P> {
  position: P;
  seat: number;
  /** What every seat did last, the latest first. */
  last?: readonly LastMove[];
}

/** What a small screen shows: an enlarged part of the board, or the side table. */
export type Focus =
  { readonly kind: 'board'; readonly frame: Frame; readonly scale: number } | { readonly kind: 'side' };

/** What the page knows about its game's events. It reads their values and contains no rule. */
export interface Describing {
  /** Called with what is printed at this table before anything is drawn. */
  setDescription?(described: Readonly<Record<string, unknown>>): void;
  /** What of a plan is drawn: small icons of what it gains, things that mean the same pick, things it touches. */
  plan?(
    plan: PlanInfo,
    events: readonly EventInfo[],
    typed: readonly TypedAction[],
  ): Partial<Pick<Plan, 'gains' | 'aliases' | 'shows' | 'points'>>;
  /**
   * How many of a plan's events are certain once its picks are made; the others hang on a decision of its own. All unless
   * said.
   */
  certain?(events: readonly EventInfo[], typed: readonly TypedAction[]): number;
  /** Events that a viewer's log does without. */
  quiet?(event: EventInfo, seat: number | null): boolean;
  /**
   * The thing on the table that an event happened to; its points fly from there. `entry` is all that happened with it, `seat`
   * the viewer's.
   */
  thing?(event: EventInfo, entry: readonly EventInfo[], seat: number | null): string | undefined;
}

/** Everything a game provides for its table. `defaults.ts` has texts for what is left out. */
export interface GameFace<P> {
  readonly id: string;
  readonly title: string;
  readonly boardSize: readonly [number, number];
  /** Words of the page alone; everything else is in the game's own catalogue, which the server serves. */
  readonly words: Readonly<Record<Language, string>>;
  /** Symbols and gradients the other parts refer to; drawn once. */
  readonly Defs?: Component;
  readonly Board: Component<BoardProps<P>>;
  /** In the tray: what this seat holds. */
  readonly Hand?: Component<GameViewProps<P>>;
  /** The hand fills a row of its own, under what is asked. */
  readonly wideHand?: boolean;
  /** Beside the board: what lies open for all. */
  readonly Side?: Component<SideProps<P>>;
  /** All of a small screen but the tray, where a game lays it out itself. */
  readonly Phone?: Component<PhoneProps<P>>;
  /** In a player's panel: under the name, and beside the score. */
  readonly SeatInfo?: Component<SeatViewProps<P>>;
  readonly SeatStats?: Component<SeatViewProps<P>>;
  /** Picks without a thing on the table; the tray shows them as buttons while they can be picked. */
  readonly buttons: readonly string[];
  /** Picks that need no confirmation: a move completed by one of them is sent at once. */
  readonly decisive?: readonly string[] | ((position: P, pick: string) => boolean);
  /** Set where each action is confirmed by itself: the gain that stands for what may follow it. */
  readonly follows?: Gain;
  /**
   * Together with `follows`: the type of the action that ends what may follow. An action that needs another one is a forecast.
   */
  readonly declines?: string;
  readonly describing?: Describing;
  /** What is meant by a thing that is picked while others move, where it is another one. */
  prepares?(name: string): string;
  /** Where the face composes a choice itself: what stays picked when its last step is taken back. Null where it does not. */
  back?(position: P, picked: readonly string[]): readonly string[] | null;
  progress(position: P): Phrase;
  prompt(position: P, picks: Picks, names: readonly string[]): { readonly title: string; readonly detail?: string };
  /** What a seat is doing, for its panel. */
  status(position: P, seat: number): string;
  /** What confirming a pick is called: "Place", "Sail 3". `picks` are all picks so far. */
  verb(position: P, pick: string, picks: Picks): string;
  /** What a gain is, in a sentence; and in a word or two behind the points: "and a card". */
  gain?(gain: Gain): string;
  brief?(gain: Gain): string;
  /** A thing's name and what it is and does. */
  readonly spoken: (name: string) => string;
  readonly help: (name: string) => string;
  /** What a phone zooms in on; null (or no function) shows the whole board. */
  focus?(position: P, marks: Marks): Focus | null;
  /** Whether a hand is hidden now; people who share a screen then get a curtain between their turns. */
  secret?(position: P): boolean;
}

export type OptionValue = string | number | boolean;
/** Options as a person chose them; what is missing follows the game's own defaults. */
export type Options = Readonly<Record<string, OptionValue>>;

/** What a game's own chooser gets on the page of a new table. */
export interface SetupProps {
  game: GameInfo;
  options: Options;
  /** One for each player, in the order of the seats; the name is empty where nobody sits yet. */
  seats: readonly { readonly name: string }[];
  /** Sets these options and leaves the others; undefined takes one back to its default. */
  onset: (changes: Readonly<Record<string, OptionValue | undefined>>) => void;
}
