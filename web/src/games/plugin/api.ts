// The interface of a plugin's board. It imports nothing from this app: docs/add-a-game.md.

export type MarkState = 'legal' | 'picked' | 'preview';

/** What `board.js` exports. */
export interface BoardModule {
  /** Called once, with an empty element to draw in. */
  mount(target: HTMLElement, host: BoardHost): MountedBoard;
}

export interface MountedBoard {
  /** Called at once, and whenever something has changed: a move, a pick, the language. Draws all of it. */
  update(view: BoardView): void;
  /** Called before the element goes away. */
  destroy?(): void;
}

/** What a thing is: a `type` and the fields that the game gives it. */
export type Thing = Readonly<Record<string, unknown>> & { readonly type: string };

export interface BoardView {
  /** What the seat knows, as the rules write it; `seat` is null for somebody who watches. */
  readonly position: Readonly<Record<string, unknown>> & {
    readonly seat: number | null;
    readonly deciding: readonly number[];
    readonly scores: readonly number[];
  };
  /** What is printed on the table and never changes, as the rules write it (`Rules.describe`). */
  readonly described: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  /** Things that can be picked now or are picked, and what they bring: "+3", or nothing. */
  readonly marks: ReadonlyMap<string, { readonly state: MarkState; readonly gain: string }>;
  /** A replay: nothing can be picked. */
  readonly past: boolean;
  readonly language: string;
}

export interface BoardHost {
  /**
   * Makes an element a thing of the table: named for all, lit while it can be picked (`data-state`), picked by mouse, finger
   * or key. To be called in every `update`. Take a button, or anything in an SVG.
   */
  thing(element: HTMLElement | SVGElement, name: string): void;
  /** Picks a thing that has no element of its own. */
  pick(name: string): void;
  /** What a thing is, as the rules write it (`Presentation.things`); undefined for what the game does not know. */
  what(thing: string): Thing | undefined;
  /** The name of a thing, from the game's catalogue. */
  name(thing: string): string;
  /** A message of the game's catalogue. */
  say(id: string, values?: Readonly<Record<string, string | number>>): string;
}
