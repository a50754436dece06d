import type { Component } from 'svelte';
import type { Marks } from '../table/marks';
import type { Picks } from '../table/picks';
import type { Phrase } from '../words/phrase';
import type { Language } from '../words/words.svelte';

/** What every game's observation holds; each game adds its own. */
export interface Observation {
  readonly game: string;
  readonly seat: number | null;
  readonly phase: string;
  readonly active: number | null;
  readonly deciding: readonly number[];
  readonly scores: readonly number[];
}

export type Frame = readonly [x: number, y: number, width: number, height: number];

export interface GameViewProps<P> {
  position: P;
  marks: Marks;
  names: readonly string[];
  onpick: (name: string) => void;
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
export interface SeatViewProps<P> {
  position: P;
  seat: number;
}

/** Where a small screen should look: at a part of the board so many times enlarged, or at the side table. */
export type Focus = { readonly kind: 'board'; readonly frame: Frame; readonly scale: number } | { readonly kind: 'side' };

/** All a game brings to the table. */
export interface GameFace<P> {
  readonly id: string;
  readonly title: string;
  readonly boardSize: readonly [number, number];
  readonly words: Readonly<Record<Language, string>>;
  /** Symbols and gradients the other parts refer to; drawn once. */
  readonly Defs: Component;
  readonly Board: Component<BoardProps<P>>;
  readonly Hand: Component<GameViewProps<P>>;
  readonly Side: Component<SideProps<P>>;
  readonly SeatInfo: Component<SeatViewProps<P>>;
  readonly SeatStats: Component<SeatViewProps<P>>;
  /** Picks without a thing on the table; the tray shows them as buttons while they glow. */
  readonly buttons: readonly string[];
  /** Set where each action is confirmed by itself: the gain that stands for what may follow it. */
  readonly follows?: string;
  progress(position: P): Phrase;
  prompt(position: P, picks: Picks, names: readonly string[]): { readonly title: string; readonly detail?: string };
  /** What a seat is doing, for its panel. */
  status(position: P, seat: number): string;
  /** What confirming a pick is called: "Place", "Sail 3". */
  verb(position: P, pick: string): string;
  gain(name: string): string;
  spoken(name: string): string;
  help(name: string): string;
  focus(position: P, marks: Marks): Focus | null;
}
