// All that a position holds, as places to change: found by walking through it, so that nothing is left out.
import type { Editing, FieldHint, Json, JsonObject, Path, Slot } from '../../games/editing';

const MOST = 999;
const listed = (
  things: readonly string[] | ((position: JsonObject, path: Path) => readonly string[]),
  position: JsonObject,
  path: Path,
): readonly string[] => (typeof things === 'function' ? things(position, path) : things);

const looseOf = ({ loose }: { readonly loose?: true }): { readonly loose?: true } => (loose ? { loose } : {});
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
/** Whether a field whose entries are added and taken out has a list of them for each seat. */
const isBySeat = (value: readonly Json[]): boolean => value.length > 0 && value.every(isList);

/** Every place of the position that is not laid on the board alone. */
export function slotsOf(position: JsonObject, editing: Editing): readonly Slot[] {
  const found: Slot[] = [];
  const walk = (value: Json, path: Path, hint: FieldHint | undefined): void => {
    if (hint?.type === 'none') return;
    if (hint?.type === 'places' && isObject(value)) {
      const things = listed(hint.things, position, path);
      for (const key of listed(hint.keys, position, path))
        found.push({ type: 'thing', path: [...path, key], things, none: 'absent', loose: true });
      return;
    }
    if (hint?.type === 'list' && isList(value) && !isBySeat(value)) {
      found.push({ type: 'list', path, kinds: hint.kinds(position, path) });
      hint = undefined;
    }
    const own = slotAt(position, value, path, hint);
    if (own) found.push(own);
    else if (Array.isArray(value)) value.forEach((one: Json, i) => walk(one, [...path, i], hint));
    else if (isObject(value))
      for (const [key, one] of Object.entries(value))
        walk(one, [...path, key], editing.fields[`${path[0]}/${key}`] ?? editing.fields[key] ?? hint);
  };
  for (const [key, value] of Object.entries(position)) walk(value, [key], editing.fields[key]);
  return found;
}

function slotAt(position: JsonObject, value: Json, path: Path, hint: FieldHint | undefined): Slot | null {
  if (hint?.type === 'pile') {
    const names = Array.isArray(value) && value.every((one: Json) => typeof one === 'string');
    return names ? { type: 'pile', path, things: listed(hint.things, position, path), ...looseOf(hint) } : null;
  }
  if (hint?.type === 'counts') {
    const counts = isObject(value) && Object.values(value).every((one) => typeof one === 'number');
    return counts ? { type: 'counts', path, things: listed(hint.things, position, path) } : null;
  }
  if (typeof value === 'object' && value !== null) return null;
  return plainSlot(position, value, path, hint);
}

function plainSlot(
  position: JsonObject,
  value: null | boolean | number | string,
  path: Path,
  hint: FieldHint | undefined,
): Slot | null {
  if (typeof value === 'boolean') return { type: 'flag', path };
  switch (hint?.type) {
    case 'seat':
      return { type: 'seat', path, ...(hint.none ? { none: hint.none } : {}) };
    case 'word':
      return {
        type: 'word',
        path,
        words: listed(hint.words, position, path),
        ...(hint.none ? { none: hint.none } : {}),
      };
    case 'thing':
      return {
        type: 'thing',
        path,
        things: listed(hint.things, position, path),
        ...(hint.none ? { none: hint.none } : {}),
        ...looseOf(hint),
      };
    case 'number':
    case undefined:
      return typeof value === 'number' ? { type: 'number', path, min: hint?.min ?? 0, max: hint?.max ?? MOST } : null;
    default:
      return null;
  }
}

/** Where a slot is listed: with a seat's own things, among the piles, or with what belongs to the table. */
export function sectionOf(
  slot: Slot,
  position: JsonObject,
  players: number,
  { fields }: Editing,
): number | 'piles' | 'table' {
  const [field = '', at] = slot.path;
  const value = position[field];
  const growing = fields[field]?.type === 'list' && isList(value) && !isBySeat(value);
  if (typeof at === 'number' && !growing && isList(value) && value.length === players) return at;
  return slot.type === 'pile' ? 'piles' : 'table';
}
