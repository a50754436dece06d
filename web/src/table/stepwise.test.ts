import { expect, it } from 'vitest';
import type { TypedAction } from '../net/messages';
import type { Plan } from './picks';
import { stepwise } from './stepwise';

const plan = (actions: string[], picks: string[], own: number): Plan => ({
  actions,
  typed: actions.map(typed),
  picks,
  points: [own, 0],
});
const typed = (action: string): TypedAction => ({ type: action.split(' ')[0] ?? '' });

it('keeps the first action, what it picks and what it brings by itself', () => {
  const plans = [
    plan(['place w11', 'decline'], ['w11', 'decline'], 8),
    plan(['place w11', 'extra crab-1', 'sail'], ['w11', 'crab-1', 'ship'], 13),
    plan(['place w13'], ['w13'], 4),
  ];
  expect(stepwise(plans, 0, { type: 'extra-card' })).toEqual([
    {
      actions: ['place w11'],
      typed: [{ type: 'place' }],
      picks: ['w11'],
      points: [8, 0],
      gains: [{ type: 'extra-card' }],
    },
    { actions: ['place w13'], typed: [{ type: 'place' }], picks: ['w13'], points: [4, 0] },
  ]);
});

it('keeps several picks of one action together', () => {
  const plans = [plan(['place h5'], ['h5'], 7), plan(['place h5 stay'], ['h5', 'stay'], 6)];
  expect(stepwise(plans, 0, { type: 'extra-card' }).map((one) => one.picks)).toEqual([['h5'], ['h5', 'stay']]);
});

it('leaves forecasts alone', () => {
  const forecast: Plan = {
    ...plan(['choose quartz-3', 'place w9'], ['quartz-3', 'w9'], 2),
    now: { actions: 1, picks: 1 },
  };
  expect(stepwise([forecast], 0, { type: 'extra-card' })).toEqual([forecast]);
});

it('keeps several forecasts of one action', () => {
  const plans = [plan(['choose quartz-3'], ['quartz-3'], 8), plan(['choose quartz-3'], ['quartz-3'], 2)];
  expect(stepwise(plans, 0, { type: 'extra-card' })).toEqual(plans);
});

it('forecasts what an action brings that needs another one', () => {
  const plans = [
    plan(['extra crab-1', 'sail'], ['crab-1', 'ship'], 1),
    plan(['extra crab-1', 'place cb0', 'decline'], ['crab-1', 'cb0', 'decline'], 6),
  ];
  expect(stepwise(plans, 0, { type: 'extra-card' }, 'decline')).toEqual(
    plans.map((one) => ({ ...one, now: { actions: 1, picks: 1 } })),
  );
});
