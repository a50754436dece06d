import { beforeEach, expect, test } from 'vitest';
import type { EventInfo } from '../../../net/messages';
import { describing } from './describing';
import { setDescription } from '../printed.svelte';
import type { Described } from '../types.gen';

const event = (type: string, seat: number, values: EventInfo['values']): EventInfo => ({
  type,
  seat,
  values,
  parts: [],
  reason: '',
});
const placed = (seat: number): EventInfo => event('placed', seat, { tile: 'ship', hex: 'hex 0,1' });

beforeEach(() => setDescription({ lands: [0, 1, 0, 1] } as unknown as Described));

test('a line of the log points to a hex of the own land, and of a partner, who shares it', () => {
  expect(describing.thing?.(placed(0), [], 0)).toBe('hex 0,1');
  expect(describing.thing?.(placed(2), [], 0)).toBe('hex 0,1');
});

test('what another does in another land never points to the own one', () => {
  expect(describing.thing?.(placed(1), [], 0)).toBe('land 1');
  const scored = event('scored', 1, { points: 4 });
  expect(describing.thing?.(scored, [placed(1), scored], 0)).toBe('land 1');
});
