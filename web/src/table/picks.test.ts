import { describe, expect, it } from 'vitest';
import { Picks, actionsNow, type Plan } from './picks';

const plan = (action: string, picks: string[], own?: number, more: Partial<Plan> = {}): Plan => ({
  actions: [action],
  typed: [{ type: action }],
  picks,
  points: own === undefined ? [] : [own, 0],
  ...more,
});
const wording = { exact: (n: number) => `+${n}`, upTo: (n: number) => `up to +${n}` };
const things = (picks: Picks): string[] => [...picks.glowing.keys()].sort();

const spaces = [
  plan('w11', ['w11'], 8, { gains: [{ type: 'extra-card' }], shows: ['w4', 'w10'] }),
  plan('w13', ['w13'], 4),
  plan('sail', ['ship'], 5, { aliases: { 'sea-9': 'ship' }, shows: ['sea-9'] }),
];
const dice = [
  plan('A take 1', ['die-a', 'tile-1'], 0),
  plan('A take 2', ['die-a', 'tile-2'], 3),
  plan('B take 2', ['die-b', 'tile-2'], 3),
  plan('B sell', ['die-b', 'goods'], 6),
];
const harbor = [
  plan('h3', ['h3'], 3),
  plan('h3 stay', ['h3', 'stay'], 1),
  plan('h4', ['h4'], 2),
  plan('h4 stay', ['h4', 'stay'], 0),
];

describe('what glows', () => {
  it('is every thing of every plan before the first pick', () => {
    expect(things(new Picks(dice, 0))).toEqual(['die-a', 'die-b', 'goods', 'tile-1', 'tile-2']);
  });
  it('is what still goes with the picks', () => {
    expect(things(new Picks(dice, 0).pick('die-a')!)).toEqual(['tile-1', 'tile-2']);
  });
  it('includes aliases', () => {
    expect(things(new Picks(spaces, 0))).toEqual(['sea-9', 'ship', 'w11', 'w13']);
  });
  it('keeps the alternatives to the last pick once the path is complete', () => {
    expect(things(new Picks(spaces, 0).pick('w11')!)).toEqual(['sea-9', 'ship', 'w13']);
  });
});

describe('any order', () => {
  it('leads to the same plan', () => {
    const one = new Picks(dice, 0).pick('die-b')!.pick('tile-2')!;
    const two = new Picks(dice, 0).pick('tile-2')!.pick('die-b')!;
    expect(one.complete?.actions).toEqual(['B take 2']);
    expect(two.complete).toBe(one.complete);
  });
  it('follows the order picked where it makes a difference', () => {
    const ordered = [plan('a then b', ['a', 'b']), plan('b then a', ['b', 'a'])];
    expect(new Picks(ordered, 0).pick('b')!.pick('a')!.complete?.actions).toEqual(['b then a']);
  });
  it('finishes a path that has only one end', () => {
    expect(new Picks(dice, 0).pick('goods')!.complete?.actions).toEqual(['B sell']);
    expect(new Picks(dice, 0).pick('tile-2')!.complete).toBeNull();
  });
  it('counts equal things', () => {
    const twice = [plan('pair', ['cow', 'cow']), plan('one', ['cow', 'pig'])];
    const cow = new Picks(twice, 0).pick('cow')!;
    expect(things(cow)).toEqual(['pig']);
    expect(cow.pick('cow')!.complete?.actions).toEqual(['pair']);
  });
});

describe("changing one's mind", () => {
  it('takes the last pick back', () => {
    expect(new Picks(dice, 0).pick('die-a')!.pick('tile-1')!.back().picked).toEqual(['die-a']);
  });
  it('takes a picked thing back when it is picked again', () => {
    expect(new Picks(dice, 0).pick('die-a')!.pick('die-a')!.picked).toEqual([]);
  });
  it('swaps what does not go together', () => {
    expect(new Picks(spaces, 0).pick('w11')!.pick('w13')!.picked).toEqual(['w13']);
    expect(new Picks(dice, 0).pick('tile-2')!.pick('die-a')!.pick('die-b')!.picked).toEqual(['tile-2', 'die-b']);
  });
  it('refuses what no plan knows', () => {
    expect(new Picks(spaces, 0).pick('w0')).toBeNull();
  });
  it('reads an alias as the thing', () => {
    expect(new Picks(spaces, 0).pick('sea-9')!.complete?.actions).toEqual(['sail']);
  });
});

describe('confirming', () => {
  it('is asked for when wanted, and only for a complete path', () => {
    expect(new Picks(spaces, 0).needsConfirm(true)).toBe(false);
    expect(new Picks(spaces, 0).pick('w11')!.needsConfirm(true)).toBe(true);
    expect(new Picks(spaces, 0).pick('w11')!.needsConfirm(false)).toBe(false);
  });
  it('is always asked for when the path could go on', () => {
    const placed = new Picks(harbor, 0).pick('h3')!;
    expect(placed.complete?.actions).toEqual(['h3']);
    expect(placed.open).toBe(true);
    expect(placed.needsConfirm(false)).toBe(true);
    expect(things(placed)).toContain('stay');
    expect(placed.pick('stay')!.needsConfirm(false)).toBe(false);
  });
});

describe('previews', () => {
  it('say what a pick brings', () => {
    const marks = new Picks(spaces, 0).marks(wording);
    expect(marks.get('w11')).toEqual({
      state: 'legal',
      label: '+8',
      points: 8,
      gains: [{ type: 'extra-card' }],
      best: true,
    });
    expect(marks.get('w13')).toEqual({ state: 'legal', label: '+4', points: 4 });
    expect(marks.get('sea-9')?.label).toBe('+5');
  });
  it('say the most it may bring when that depends on further picks', () => {
    expect(new Picks(dice, 0).marks(wording).get('die-b')?.label).toBe('up to +6');
  });
  it('say what a pick brings by itself when the path may end there', () => {
    const marks = new Picks(harbor, 0).marks(wording);
    expect(marks.get('h3')?.label).toBe('+3');
    expect(marks.get('stay')?.label).toBe('up to +1');
    expect(new Picks(harbor, 0).pick('h3')!.marks(wording).get('stay')?.label).toBe('+1');
  });
  it('say nothing where points are unknown', () => {
    expect(new Picks([plan('c', ['quartz-3'])], 0).marks(wording).get('quartz-3')).toEqual({ state: 'legal' });
  });
  it('show what the plan looked at would touch', () => {
    const picks = new Picks(spaces, 0);
    expect(picks.marks(wording, 'w11').get('w10')).toEqual({ state: 'preview' });
    expect(picks.marks(wording).has('w10')).toBe(false);
    expect(picks.pick('w11')!.marks(wording).get('w10')).toEqual({ state: 'preview' });
  });
  it('put the points on the pick that completes the path', () => {
    const marks = new Picks(dice, 0).pick('die-a')!.pick('tile-2')!.marks(wording);
    expect(marks.get('die-a')).toEqual({ state: 'picked' });
    expect(marks.get('tile-2')).toEqual({ state: 'picked', label: '+3', points: 3 });
  });
});

describe('forecasts', () => {
  const now = { actions: 1, picks: 1 };
  const sealed = [
    { ...plan('choose a', ['card-a', 'w1'], 8), actions: ['choose a', 'place w1'], now },
    { ...plan('choose a', ['card-a', 'w2'], 2), actions: ['choose a', 'place w2'], now },
    { ...plan('choose b', ['card-b', 'w3'], 5), actions: ['choose b', 'place w3'], now },
  ];
  it('are not picked', () => {
    expect(things(new Picks(sealed, 0))).toEqual(['card-a', 'card-b']);
    expect(new Picks(sealed, 0).pick('w1')).toBeNull();
  });
  it('are not sent', () => {
    const complete = new Picks(sealed, 0).pick('card-a')!.complete!;
    expect(actionsNow(complete)).toEqual(['choose a']);
  });
  it('say what may come', () => {
    const picks = new Picks(sealed, 0);
    expect(picks.marks(wording).get('card-a')).toEqual({
      state: 'legal',
      label: 'up to +8',
      points: 8,
      upTo: true,
      best: true,
    });
    expect(picks.range('card-a')).toMatchObject({ min: 2, max: 8 });
    expect(picks.marks(wording).get('card-b')?.label).toBe('+5');
    expect(picks.pick('card-a')!.marks(wording).get('card-a')?.label).toBe('up to +8');
  });
});

describe('what may be left to the page', () => {
  const take = (die: string, tile: string, cost: number): Plan =>
    plan(`${die} take ${tile}`, [die, tile], 0, { cost, spare: [die] });
  const near = [
    take('die-a', 'tile-1', 2),
    take('die-b', 'tile-1', 0),
    take('die-a', 'tile-2', 1),
    take('die-b', 'tile-2', 1),
  ];

  it('is the cheapest way to the same thing', () => {
    const picks = new Picks(near, 0).pick('tile-1')!;
    expect(picks.complete?.actions).toEqual(['die-b take tile-1']);
    expect(picks.marks(wording).get('die-b')?.state).toBe('picked');
    expect(picks.marks(wording).get('die-a')?.state).toBe('legal');
    expect(picks.needsConfirm(false)).toBe(true);
  });
  it('gives way to what the person picks', () => {
    expect(new Picks(near, 0).pick('tile-1')!.pick('die-a')!.complete?.actions).toEqual(['die-a take tile-1']);
  });
  it('is asked where no way is cheaper', () => {
    expect(new Picks(near, 0).pick('tile-2')!.complete).toBeNull();
  });
  it('is asked where the things differ', () => {
    expect(new Picks(near, 0).pick('die-b')!.complete).toBeNull();
  });
});

describe('another name for a pick', () => {
  const place = (tile: string): Plan => plan(`place ${tile}`, [tile], 0, { aliases: { 'hex 1,1': tile } });
  const both = [place('church'), place('bank')];

  it('means what goes with the picks so far', () => {
    expect(new Picks(both, 0).pick('bank')!.pick('hex 1,1')!.picked).toEqual(['bank']);
  });
  it('means the first where nothing is picked', () => {
    expect(new Picks(both, 0).pick('hex 1,1')!.complete?.actions).toEqual(['place church']);
  });
});
