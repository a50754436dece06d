// Points over the rolls of two games.

/** What there was before the first, and after each of them. */
export function totals(gains: readonly number[]): number[] {
  let sum = 0;
  return [0, ...gains.map((gain) => (sum += gain))];
}

/** In how many each side got more, and in how many both got the same. */
export function tally(
  rolls: readonly { readonly left: number; readonly right: number }[],
): readonly [left: number, right: number, even: number] {
  const left = rolls.filter((roll) => roll.left > roll.right).length;
  const right = rolls.filter((roll) => roll.right > roll.left).length;
  return [left, right, rolls.length - left - right];
}
