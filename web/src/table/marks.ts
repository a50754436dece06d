/** What comes with picks besides points, by game. Each face declares its own here, draws it and says it. */
export interface GainsByGame {
  readonly 'mille-fiori': { readonly type: 'extra-card' };
}
export type Gain = GainsByGame[keyof GainsByGame];

export type MarkState = 'legal' | 'picked' | 'preview';

/** How a thing on the table looks now, and the tag it shows ("+8"). */
export interface Mark {
  readonly state: MarkState;
  readonly label?: string;
  /** The points that the label says, where it says any. */
  readonly points?: number;
  /** The label says "up to" these points. */
  readonly upTo?: true;
  /** More that comes with it, as small icons. */
  readonly gains?: readonly Gain[];
  /** The thing most worth a look; its tag is drawn larger. */
  readonly best?: boolean;
  /** Picked while others move, for the next decision; drawn as a preview. */
  readonly prepared?: boolean;
}

export type Marks = ReadonlyMap<string, Mark>;
