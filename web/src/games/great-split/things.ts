import { thingsOf } from '../../words/things.svelte';
import type { Thing } from './types.gen';

export const things = thingsOf<Thing>('great-split');
