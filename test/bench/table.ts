/** One measurement, or the reason why it could not be taken. */
export interface Measurement {
  what: string;
  value: string;
}

/** Returns the median: the middle value, or the mean of the middle two. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** Returns the value below which the given share of all values lies. */
export const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const megabytes = (value: number) => `${Math.round(value)} MB`;

export function formatTable(rows: Measurement[]): string {
  const names = Math.max(...rows.map(({ what }) => what.length));
  const values = Math.max(...rows.map(({ value }) => value.length));
  return rows.map(({ what, value }) => `${what.padEnd(names)}  ${value.padStart(values)}`).join('\n');
}
