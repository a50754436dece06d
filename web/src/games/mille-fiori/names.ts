import { capitalize } from '../../words/phrase';
import { namesOf } from '../defaults';
import { t } from '../../words/words.svelte';
import type { Area } from './position';
import { things } from './things';

/** A kind of card or symbol, as the catalogue calls it: "quartz". The harbor is a place as well, and called by its heading. */
export function kindName(kind: string): string {
  return kind === 'harbor' ? areaName('harbor').toLocaleLowerCase() : things.name(kind);
}

/** An area's heading, the same as on the score sheet. */
export function areaName(area: Area): string {
  return t(`source-${area}`);
}

/** The spoken name of any thing on the table: what a screen reader says, and the title of its help. */
export const { spoken, help } = namesOf('mille-fiori');
export const largeKind = (kind: string): string => capitalize(kindName(kind));
