/** The probability that a positive value is above a negative one (area under the ROC curve); ties count half. */
export function auc(positive: readonly number[], negative: readonly number[]): number {
  const sorted = [...negative].sort((a, b) => a - b);
  const below = (value: number, orEqual: boolean) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < value || (orEqual && sorted[middle] === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const wins = positive.reduce((sum, value) => sum + (below(value, false) + below(value, true)) / 2, 0);
  return wins / (positive.length * negative.length);
}

/** The share of negative values under the threshold that so large a share of the positive ones doesn't reach. */
export function caughtAt(positive: readonly number[], negative: readonly number[], lost: number): number {
  const threshold = [...positive].sort((a, b) => a - b)[Math.floor(lost * positive.length)]!;
  return negative.filter((value) => value < threshold).length / negative.length;
}
