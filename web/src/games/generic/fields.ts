// What a position holds, for a board that knows nothing of its game: its fields, and the things in them.
import type { Observation } from '../game';

export const HIDDEN = '?';

/** Shown elsewhere on the page. */
const LEFT_OUT = new Set(['game', 'seat', 'phase', 'deciding', 'scores', 'legal', 'over', 'standings']);

/** Fields whose numbers are seats, as docs/formats.md says. */
const SEATS = new Set(
  ['seat', 'owner', 'start', 'other', 'next', 'partner'].concat(['seats', 'winners', 'others', 'order', 'owners']),
);

/** What a thing is of which the game says no more. */
export const THING = 'thing';

export interface Field {
  readonly name: string;
  readonly value: unknown;
  /** Its numbers are seats. */
  readonly seats: boolean;
  /** Its list has an entry for each seat. */
  readonly perSeat: boolean;
  /** The things that were not in a field before it: here they can be picked. */
  readonly own: ReadonlySet<string>;
}

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** Every text in a value, names of its parts included, in order. */
export function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isList(value)) return value.flatMap(texts);
  if (isRecord(value)) return Object.entries(value).flatMap(([name, inner]) => [name, ...texts(inner)]);
  return [];
}

export function fieldsOf(position: Observation, players: number): Field[] {
  const before = new Set<string>();
  return Object.entries<unknown>({ ...position })
    .filter(([name]) => !LEFT_OUT.has(name))
    .map(([name, value]) => {
      const own = new Set(texts(value).filter((text) => !before.has(text)));
      for (const text of own) before.add(text);
      const perSeat = isList(value) && value.length === players && !value.every((one) => typeof one === 'string');
      return { name, value, seats: SEATS.has(name), perSeat, own };
    });
}

/** The things that lie in none of the fields, each once. */
export function elsewhere(fields: readonly Field[], things: readonly string[]): string[] {
  return [...new Set(things)].filter((thing) => !fields.some(({ own }) => own.has(thing)));
}

/** Things of one kind together, kinds and things in the order they came. */
export function byKind(
  things: Iterable<string>,
  kindOf: (thing: string) => string,
): [kind: string, things: string[]][] {
  const kinds = new Map<string, string[]>();
  for (const thing of things) {
    const kind = kindOf(thing);
    const same = kinds.get(kind);
    if (same) same.push(thing);
    else kinds.set(kind, [thing]);
  }
  return [...kinds];
}

export interface Counted {
  /** Stays with a thing while others come and go before it, so that it keeps the focus. */
  readonly key: string;
  readonly value: unknown;
  times: number;
}

/** Equal values side by side, such as hidden ones, are told once. */
export function counted(values: readonly unknown[]): Counted[] {
  const found: Counted[] = [];
  values.forEach((value, place) => {
    const last = found.at(-1);
    if (last && typeof value !== 'object' && last.value === value) last.times += 1;
    else {
      const same = found.filter((one) => one.value === value).length;
      found.push({ key: typeof value === 'string' ? `${value} ${same}` : `${place}`, value, times: 1 });
    }
  });
  return found;
}
