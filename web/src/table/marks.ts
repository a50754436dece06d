/** Gains of a pick besides points. Each game's face defines its own types, draws them and describes them. */
export interface GainsByGame {
  readonly 'mille-fiori': { readonly type: 'extra-card' };
}
export type Gain = GainsByGame[keyof GainsByGame];

export type MarkState = 'legal' | 'picked' | 'preview';

/** How a thing on the table looks now, and the tag it shows ("+8"). */
export interface Mark {
  readonly state: MarkState;
  readonly label?: string;
  /** The points in the label, if it has any. */
  readonly points?: number;
  /** The label says "up to" these points. */
  readonly upTo?: true;
  /** Further gains, drawn as small icons. */
  readonly gains?: readonly Gain[];
  /** Marks the thing with the most points; its tag is drawn larger. */
  readonly best?: boolean;
  /** Picked while others move, for the next decision; drawn as a preview. */
  readonly prepared?: boolean;
}

export type Marks = ReadonlyMap<string, Mark>;
