/** What comes with a pick besides points. The game's face draws and says it. */
export interface Gain {
  readonly type: string;
}

export type MarkState = 'legal' | 'picked' | 'preview';

/** How a thing on the table looks now, and the tag it shows ("+8"). */
export interface Mark {
  readonly state: MarkState;
  readonly label?: string;
  /** Where the label says "up to": how much at most. */
  readonly atMost?: number;
  /** More that comes with it, as small icons. */
  readonly gains?: readonly Gain[];
  /** The thing most worth a look; its tag is drawn larger. */
  readonly best?: boolean;
  /** Picked while others move, for the next decision; drawn as a preview. */
  readonly prepared?: boolean;
}

export type Marks = ReadonlyMap<string, Mark>;
