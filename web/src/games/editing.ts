// How a position is laid by hand: what may lie where. It knows no rule: whether a game can stand so, the server says.
import type { Component } from 'svelte';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };
export type Path = readonly (string | number)[];

/** What may be written in one place of a position. */
export type Slot =
  | { readonly type: 'number'; readonly path: Path; readonly min: number; readonly max: number }
  | { readonly type: 'flag'; readonly path: Path }
  /** A seat; with `none` also nobody. */
  | { readonly type: 'seat'; readonly path: Path; readonly none?: None }
  | { readonly type: 'word'; readonly path: Path; readonly words: readonly string[]; readonly none?: None }
  /** One thing out of these. */
  | {
      readonly type: 'thing';
      readonly path: Path;
      readonly things: readonly string[];
      readonly none?: None;
      readonly loose?: true;
    }
  /** A list of things. */
  | { readonly type: 'pile'; readonly path: Path; readonly things: readonly string[]; readonly loose?: true }
  /** How many of each thing. */
  | { readonly type: 'counts'; readonly path: Path; readonly things: readonly string[] }
  /** A list that entries are added to and taken from, and each of them changed. */
  | { readonly type: 'list'; readonly path: Path; readonly kinds: Kinds }
  /** Somebody's piece comes here: which of these numbers gets the value. */
  | { readonly type: 'piece'; readonly path: Path; readonly value: number };

/** The entries that can be added to a list, by what they are called. */
export type Kinds = Readonly<Record<string, Json>>;
/** In an entry of a list, a thing that comes out of its pool. */
export const HELD = 'held';

/** How an empty place is written: null, or its key is left out. */
export type None = 'null' | 'absent';

type Words = readonly string[] | ((position: JsonObject, path: Path) => readonly string[]);
/** What a field of the position holds, by its key; the walk through the position finds where. */
export type FieldHint =
  | { readonly type: 'number'; readonly min?: number; readonly max?: number }
  | { readonly type: 'seat'; readonly none?: None }
  | { readonly type: 'word'; readonly words: Words; readonly none?: None }
  /** What is `loose` comes out of no pool: it lies nowhere else, or is only named here. */
  | { readonly type: 'thing'; readonly things: Words; readonly none?: None; readonly loose?: true }
  | { readonly type: 'pile'; readonly things: Words; readonly loose?: true }
  | { readonly type: 'counts'; readonly things: Words }
  | { readonly type: 'list'; readonly kinds: (position: JsonObject, path: Path) => Kinds }
  /** A place under each of these keys, whether or not something lies there. */
  | { readonly type: 'places'; readonly keys: Words; readonly things: Words }
  /** It follows from the rest, or is laid on the board alone. */
  | { readonly type: 'none' };

/** What a game brings to its editor. */
export interface Editing {
  /** The place that something picked on the table stands for; null where nothing is laid. `seat` is whose side is shown. */
  place(position: JsonObject, name: string, seat: number): Slot | null;
  /** By the key of a field, or by `<field>/<key>` where a key means something else within one field. */
  readonly fields: Readonly<Record<string, FieldHint>>;
  /** Lists that hold all copies of the things of a kind: whatever is laid comes out of one, the first that has it. */
  pools(position: JsonObject): readonly (readonly Path[])[];
  /** Places that do not glow: they are found where the table explains itself. */
  readonly unlit?: readonly string[];
  /** Sets right what the page alone can: who knows of a card that was changed. */
  follow?(position: JsonObject): JsonObject;
  /** A thing drawn for the palette; its name is written where there is none. */
  readonly Piece?: Component<{ name: string }>;
}

export const plainEditing: Editing = { place: () => null, fields: {}, pools: () => [] };
