import { expect, it } from 'vitest';
import type { EventInfo, PlanInfo, TypedAction } from '../../net/messages';
import { describing } from './describing';

const event = (type: string, points?: number): EventInfo => ({
  type,
  seat: 0,
  values: points === undefined ? {} : { points },
  parts: [],
  reason: '',
});
const typed = (...types: string[]): TypedAction[] => types.map((type) => ({ type }));
const PLAN = { picks: ['quartz-3'] } as unknown as PlanInfo;

it('a diamond that earns an extra card promises the card, and no points of it', () => {
  const events = [
    event('chose'),
    event('placed'),
    event('scored', 8),
    event('extra'),
    event('placed'),
    event('scored', 5),
  ];
  expect(describing.certain?.(events, typed('choose', 'place', 'extra', 'place'))).toBe(3);
  expect(describing.plan?.(PLAN, events.slice(0, 3), typed('choose', 'place', 'extra', 'place'))).toEqual({
    gains: [{ type: 'extra-card' }],
  });
});

it('an extra card itself tells what it brings', () => {
  const events = [event('extra'), event('placed'), event('scored', 5)];
  expect(describing.certain?.(events, typed('extra', 'place'))).toBe(3);
  expect(describing.plan?.(PLAN, events, typed('extra', 'place'))).toEqual({});
});
