// Totals of two games that were played on the same dice.

/** Running totals: 0 before the first roll, then the sum after each. */
export function totals(gains: readonly number[]): number[] {
  let sum = 0;
  return [0, ...gains.map((gain) => (sum += gain))];
}

/** Counts the rolls in which each side got more, and those in which both got the same. */
export function tally(
  rolls: readonly { readonly left: number; readonly right: number }[],
): readonly [left: number, right: number, even: number] {
  const left = rolls.filter((roll) => roll.left > roll.right).length;
  const right = rolls.filter((roll) => roll.right > roll.left).length;
  return [left, right, rolls.length - left - right];
}
