/** The things of which one can be picked in each step of a move. */
export type PreparableMove = readonly (readonly string[])[];

/** Each of the things is picked in a step of its own. */
const fits = (move: PreparableMove, things: readonly string[]): boolean =>
  things.every((thing) => move.some((step) => step.includes(thing))) &&
  move.every((step) => things.filter((thing) => step.includes(thing)).length <= 1);

/**
 * What is prepared for the next decision once this thing is picked while others move; null where it can't be. Where the game
 * does not tell its moves: the thing alone.
 */
export function prepare(
  moves: readonly PreparableMove[] | null,
  name: string,
  prepared: readonly string[],
): readonly string[] | null {
  const possible = (things: readonly string[]): boolean => moves?.some((move) => fits(move, things)) ?? false;
  if (moves !== null && !possible([name])) return null;
  // Earlier picks that cannot go with the new one give way, the oldest staying longest.
  let kept: readonly string[] = [];
  for (const other of prepared) if (possible([...kept, other, name])) kept = [...kept, other];
  return [...kept, name];
}
