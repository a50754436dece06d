import { expect, test } from 'vitest';
import type { GameFace, Observation } from '../games/game';
import type { TableSession } from '../net/session';
import { preferences } from '../words/preferences.svelte';
import { TableControl } from './control.svelte';
import type { Plan } from './picks';
import type { PreparableMove } from './preparing';

const cards = (...names: string[]): Plan[] =>
  names.map((name) => ({ actions: [`play ${name}`], typed: [], picks: [name, 'table'], points: [] }));

function table(plans: Plan[], buttons: string[] = []): { control: TableControl; hear: (plans: Plan[]) => void } {
  let view = $state.raw({ position: { seat: 0, deciding: [0] }, plans });
  const session = {
    get view() {
      return view;
    },
    send: () => Promise.resolve(),
  } as unknown as TableSession;
  const face = { buttons } as unknown as GameFace<Observation>;
  return {
    control: new TableControl(
      () => session,
      () => face,
    ),
    hear: (heard) => (view = { ...view, plans: heard }),
  };
}

test('what others do in the meantime leaves the own picks alone', () => {
  const { control, hear } = table(cards('a', 'b'));
  control.set(['a']);
  hear(cards('a', 'b'));
  expect(control.picks.picked).toEqual(['a']);
});

test('with another choice the picks are gone', () => {
  const { control, hear } = table(cards('a', 'b'));
  control.set(['a']);
  hear(cards('a', 'c'));
  expect(control.picks.picked).toEqual([]);
});

test('after sending, the next choice begins with nothing picked, even if it looks the same', async () => {
  const { control } = table(cards('a', 'b'));
  control.set(['a', 'table']);
  await control.send(control.complete as Plan);
  expect(control.picks.picked).toEqual([]);
});

test('what is touched before the plans are there is picked when they come', () => {
  const { control, hear } = table([]);
  void control.pick('b');
  expect(control.picks.picked).toEqual([]);
  hear(cards('a', 'b'));
  control.catchUp();
  expect(control.picks.picked).toEqual(['b']);
});

/** A table whose server takes its time: `answer` lets it accept, or refuse with a reason. */
function lateTable(plans: Plan[]): {
  control: TableControl;
  hear: (plans: Plan[]) => void;
  answer: (refusal?: string) => Promise<void>;
} {
  let view = $state.raw({ position: { seat: 0, deciding: [0] }, plans });
  let accept: (refusal?: string) => void = () => undefined;
  const session = {
    get view() {
      return view;
    },
    send: () => new Promise((resolve) => (accept = resolve)),
  } as unknown as TableSession;
  const control = new TableControl(
    () => session,
    () => ({ buttons: [] }) as unknown as GameFace<Observation>,
  );
  return {
    control,
    hear: (heard) => (view = { ...view, plans: heard }),
    answer: async (refusal) => {
      accept(refusal);
      await new Promise((later) => setTimeout(later));
      if (control.settled) control.catchUp();
    },
  };
}

test('what is touched while a move is under way is picked from what comes next', async () => {
  const { control, hear, answer } = lateTable(cards('a', 'b'));
  control.set(['a', 'table']);
  void control.send(control.complete as Plan);
  void control.pick('c');
  hear([]); // the move is made, the next plans are not there
  await answer();
  expect(control.settled).toBe(false);
  hear(cards('c', 'd'));
  control.catchUp();
  expect(control.picks.picked).toEqual(['c']);
});

test('what is touched while a move is under way is picked also where the move is refused', async () => {
  const { control, answer } = lateTable(cards('a', 'b'));
  control.set(['a', 'table']);
  void control.send(control.complete as Plan);
  void control.pick('b');
  expect(control.picks.picked).toEqual(['a', 'table']);
  await answer('No.');
  expect(control.picks.picked).toContain('b');
});

test('a second tap on what is being sent counts once', async () => {
  const { control, hear, answer } = lateTable(cards('a', 'b'));
  control.set(['a', 'table']);
  void control.send(control.complete as Plan);
  void control.pick('a');
  hear(cards('a', 'c'));
  await answer();
  expect(control.picks.picked).toEqual([]);
});

test('where one thing can be had in two ways, both are offered; where in one way only, it goes without saying', () => {
  const ways: Plan[] = [
    ['free', 'x'],
    ['buy', 'x'],
    ['buy', 'y'],
  ].map((picks) => ({ actions: [picks.join(' ')], typed: [], picks, points: [] }));
  const { control } = table(ways, ['free', 'buy']);
  control.set(['x']);
  expect(control.offered).toEqual(['free', 'buy']);
  control.set(['y']);
  expect(control.offered).toEqual([]);
  expect(control.complete?.actions).toEqual(['buy y']);
});

test('one move is taken back, or all of them', async () => {
  const undone: (boolean | undefined)[] = [];
  const session = {
    view: { position: { seat: 0, deciding: [0] }, plans: [] },
    undo: (all?: boolean) => Promise.resolve(void undone.push(all)),
  } as unknown as TableSession;
  const control = new TableControl(
    () => session,
    () => ({ buttons: [] }) as unknown as GameFace<Observation>,
  );
  await control.undo();
  await control.undo(true);
  expect(undone).toEqual([false, true]);
});

test('a face that composes a choice says what taking back its last step leaves', () => {
  const session = {
    view: { position: { seat: 0, deciding: [0], phase: 'compose' }, plans: cards('a', 'b') },
  } as unknown as TableSession;
  const face = {
    buttons: [],
    back: (_: Observation, picked: readonly string[]) => (picked.includes('b') ? ['a'] : null),
  } as unknown as GameFace<Observation>;
  const control = new TableControl(
    () => session,
    () => face,
  );
  control.set(['b', 'table']);
  control.back();
  expect(control.picks.picked).toEqual(['a']);
  control.back();
  expect(control.picks.picked).toEqual([]);
});

test('a hint is requested once while it is computed, and again after it', async () => {
  const answers: (() => void)[] = [];
  const session = {
    view: { position: { seat: 0, deciding: [0] }, plans: [] },
    hint: () => new Promise((resolve) => answers.push(() => resolve(null))),
  } as unknown as TableSession;
  const control = new TableControl(
    () => session,
    () => ({ buttons: [] }) as unknown as GameFace<Observation>,
  );
  const first = control.hint();
  await control.hint();
  expect(answers).toHaveLength(1);
  answers[0]!();
  await first;
  void control.hint();
  expect(answers).toHaveLength(2);
});

test('a move that is still on its way can be taken back', async () => {
  const calls: string[] = [];
  let answer = (): void => undefined;
  const session = {
    view: { position: { seat: 0, deciding: [0] }, plans: [] },
    send: () => new Promise<void>((resolve) => (calls.push('send'), (answer = resolve))),
    undo: () => Promise.resolve(void calls.push('undo')),
  } as unknown as TableSession;
  const control = new TableControl(
    () => session,
    () => ({ buttons: [] }) as unknown as GameFace<Observation>,
  );
  const sent = control.send({ actions: ['a'], typed: [], picks: [], points: [] });
  const undone = control.undo();
  expect(calls).toEqual(['send']);
  answer();
  await Promise.all([sent, undone]);
  expect(calls).toEqual(['send', 'undo']);
});

/** A table where others move first; `turn` lets this seat decide. */
function waitingTable(
  preparable: readonly PreparableMove[] | null = null,
  face: object = {},
): { control: TableControl; turn: (plans: Plan[]) => void; sent: string[][] } {
  let view = $state.raw<object>({ position: { seat: 0, deciding: [1] }, preparable, plans: [], log: [] });
  const sent: string[][] = [];
  const session = {
    get view() {
      return view;
    },
    send: (actions: string[]) => Promise.resolve(void sent.push(actions)),
    whyNot: () => Promise.resolve('It is not your turn'),
  } as unknown as TableSession;
  const control = new TableControl(
    () => session,
    () => ({ buttons: [], ...face }) as unknown as GameFace<Observation>,
  );
  return {
    control,
    turn: (plans) => {
      view = { position: { seat: 0, deciding: [0] }, plans, log: [] };
      control.catchUp();
    },
    sent,
  };
}

test('what is picked while others move is offered on the own turn, and sent by nobody', async () => {
  preferences.confirm = false; // even if the person plays without confirming
  const { control, turn, sent } = waitingTable();
  await control.pick('b');
  expect(control.prepared).toEqual(['b']);
  expect(control.marks.get('b')).toMatchObject({ state: 'preview', prepared: true });
  turn([{ actions: ['play b'], typed: [], picks: ['b'], points: [] }]);
  expect(control.prepared).toEqual([]);
  expect(control.picks.picked).toEqual(['b']);
  expect(control.asPrepared).toBe(true);
  expect(control.lost).toEqual([]);
  expect(sent).toEqual([]);
  await control.send(control.complete as Plan);
  expect(sent).toEqual([['play b']]);
  preferences.confirm = true;
});

test('what was prepared and is not possible any more is named, and the rest is picked', async () => {
  const { control, turn } = waitingTable([[['a'], ['x']]]);
  await control.pick('a');
  await control.pick('x');
  turn(cards('a', 'b'));
  expect(control.picks.picked).toEqual(['a']);
  expect(control.lost).toEqual(['x']);
  expect(control.asPrepared).toBe(false);
});

test('a prepared pick is dropped by picking it again, by Escape, or all at once', async () => {
  const { control, turn } = waitingTable([[['a'], ['b']]]);
  await control.pick('a');
  await control.pick('b');
  await control.pick('a');
  expect(control.prepared).toEqual(['b']);
  control.back();
  expect(control.prepared).toEqual([]);
  await control.pick('a');
  control.drop();
  turn(cards('a', 'b'));
  expect(control.picks.picked).toEqual([]);
  expect(control.lost).toEqual([]);
});

test('what a game does not let one prepare gets its reason', async () => {
  const { control } = waitingTable([[['b']]]);
  await control.pick('a');
  expect(control.prepared).toEqual([]);
});

test('a thing may mean another one that is prepared, and dropped, by it', async () => {
  const { control } = waitingTable([[['ship']]], { prepares: () => 'ship' });
  await control.pick('sea-9');
  expect(control.prepared).toEqual(['ship']);
  await control.pick('sea-9');
  expect(control.prepared).toEqual([]);
});
