/** Pairs what was found with what is true, each once and no farther apart than `tolerance`. */
export interface Score {
  found: number;
  wanted: number;
  right: number;
}

export function scoreTimes(found: readonly number[], wanted: readonly number[], tolerance: number): Score {
  const left = [...wanted];
  let right = 0;
  for (const time of found) {
    const at = left.findIndex((other) => Math.abs(other - time) <= tolerance);
    if (at < 0) continue;
    left.splice(at, 1);
    right += 1;
  }
  return { found: found.length, wanted: wanted.length, right };
}

export const summed = (scores: readonly Score[]): Score =>
  scores.reduce(
    (sum, { found, wanted, right }) => ({ found: sum.found + found, wanted: sum.wanted + wanted, right: sum.right + right }),
    { found: 0, wanted: 0, right: 0 },
  );

export const f1 = ({ found, wanted, right }: Score): number => (found + wanted === 0 ? 1 : (2 * right) / (found + wanted));
