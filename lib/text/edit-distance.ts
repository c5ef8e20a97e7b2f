/** Options of `editDistance`. */
interface EditDistanceOptions {
  /** Distance above which the edits are not counted on. */
  limit: number;
  /** Whether two adjacent letters that are swapped count as one edit instead of two. */
  countsSwaps?: boolean;
}

/** Returns the number of letters to insert, delete or replace between two words; `limit` + 1 as soon as it exceeds the limit. */
export function editDistance(a: string, b: string, { limit, countsSwaps = false }: EditDistanceOptions): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost);
      const isSwap = countsSwaps && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) value = Math.min(value, before[j - 2]! + 1);
      row.push(value);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, previous] = [previous, row];
  }
  return Math.min(previous[b.length]!, limit + 1);
}
