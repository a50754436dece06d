// Changes to a position as values: each gives a new position and leaves the old one as it was.
import { HELD, type Json, type JsonObject, type None, type Path } from '../../games/editing';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export function valueAt(position: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, key) => {
    if (isList(value)) return typeof key === 'number' ? value[key] : undefined;
    return isObject(value) ? value[key] : undefined;
  }, position);
}

/** The list of names at a place; empty where there is none. */
export function namesAt(position: Json, path: Path): readonly string[] {
  const value = valueAt(position, path);
  return isList(value) ? value.filter((one) => typeof one === 'string') : [];
}

function changed(value: Json | undefined, path: Path, change: (old: Json | undefined) => Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value) ?? null;
  if (isList(value)) return value.map((one, i) => (i === key ? changed(one, rest, change) : one));
  const object = isObject(value) ? value : {};
  if (rest.length > 0) return { ...object, [key]: changed(object[key], rest, change) };
  const next = change(object[key]);
  if (next !== undefined) return { ...object, [key]: next };
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== String(key)));
}

/** Writes a value; undefined takes the key away. */
export function written(position: JsonObject, path: Path, value: Json | undefined): JsonObject {
  const next = changed(position, path, () => value);
  return isObject(next) ? next : position;
}

const same = (a: Path, b: Path): boolean => a.length === b.length && a.every((key, i) => key === b[i]);

/** The first list that holds the thing. */
function pileWith(
  position: JsonObject,
  pools: readonly (readonly Path[])[],
  name: string,
  but: Path,
): Path | undefined {
  return pools.flat().find((pile) => !same(pile, but) && namesAt(position, pile).includes(name));
}

/** How many copies of a thing can be taken out of its pool. */
export function copiesLeft(
  position: JsonObject,
  pools: readonly (readonly Path[])[],
  name: string,
  but: Path,
): number | null {
  const pool = pools.find((piles) => piles.some((pile) => namesAt(position, pile).includes(name)));
  if (!pool) return pools.length > 0 ? 0 : null;
  return pool
    .filter((pile) => !same(pile, but))
    .reduce((sum, pile) => sum + namesAt(position, pile).filter((one) => one === name).length, 0);
}

/**
 * Lays a thing, or nothing. It comes out of its pool, and what lay there goes back to where the new one was: no thing is lost
 * or doubled.
 */
export function laid(
  position: JsonObject,
  pools: readonly (readonly Path[])[],
  path: Path,
  name: string | null,
  none: None = 'null',
): JsonObject {
  const old = valueAt(position, path);
  const before = typeof old === 'string' ? old : null;
  if (before === name) return position;
  const own = path.slice(0, -1);
  const from = name === null ? undefined : pileWith(position, pools, name, own);
  let next = position;
  if (from && name !== null) {
    const pile = namesAt(next, from);
    const at = pile.indexOf(name);
    const rest = before === null ? pile.filter((_, i) => i !== at) : pile.map((one, i) => (i === at ? before : one));
    next = written(next, from, rest);
  } else if (before !== null) next = givenBack(next, pools, before, own);
  return written(next, path, name ?? (none === 'null' ? null : undefined));
}

function givenBack(position: JsonObject, pools: readonly (readonly Path[])[], name: string, own: Path): JsonObject {
  const pool = pools.find((piles) => piles.some((pile) => same(pile, own))) ?? pools[0];
  const home = pool?.find((pile) => !same(pile, own));
  return home ? written(position, home, [...namesAt(position, home), name]) : position;
}

/** Adds a thing to a list, out of its pool. */
export function added(position: JsonObject, pools: readonly (readonly Path[])[], path: Path, name: string): JsonObject {
  const from = pileWith(position, pools, name, path);
  const taken = from ? written(position, from, without(namesAt(position, from), name)) : position;
  return written(taken, path, [...namesAt(taken, path), name]);
}

/** Takes the thing at this place of a list back to its pool. */
export function removed(position: JsonObject, pools: readonly (readonly Path[])[], path: Path, at: number): JsonObject {
  const pile = namesAt(position, path);
  const name = pile[at];
  if (name === undefined) return position;
  const rest = written(
    position,
    path,
    pile.filter((_, i) => i !== at),
  );
  return givenBack(rest, pools, name, path);
}

const listAt = (position: Json, path: Path): readonly Json[] => {
  const value = valueAt(position, path);
  return isList(value) ? value : [];
};

/** Adds an entry to a list; what it holds comes out of its pool. */
export function appended(
  position: JsonObject,
  pools: readonly (readonly Path[])[],
  path: Path,
  entry: Json,
): JsonObject {
  const list = listAt(position, path);
  if (!isObject(entry) || typeof entry[HELD] !== 'string') return written(position, path, [...list, entry]);
  const empty = written(position, path, [...list, { ...entry, [HELD]: null }]);
  return laid(empty, pools, [...path, list.length, HELD], entry[HELD]);
}

/** Takes an entry out of a list; what it holds goes back to its pool. */
export function dropped(position: JsonObject, pools: readonly (readonly Path[])[], path: Path, at: number): JsonObject {
  const held: Path = [...path, at, HELD];
  const emptied = typeof valueAt(position, held) === 'string' ? laid(position, pools, held, null) : position;
  const rest = listAt(emptied, path).filter((_, i) => i !== at);
  return written(emptied, path, rest);
}

function without(names: readonly string[], name: string): string[] {
  const at = names.indexOf(name);
  return names.filter((_, i) => i !== at);
}
