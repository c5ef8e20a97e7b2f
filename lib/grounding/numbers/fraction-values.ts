/** Returns the numbers that a fraction may be written as: a percentage or a decimal. */
export function fractionValues(numerator: number, denominator: number): number[] {
  const share = numerator / denominator;
  const percentage = 100 * share;
  const rounded = [Math.round(percentage), Math.floor(percentage), Math.round(10 * percentage) / 10];
  return [...new Set([percentage, ...rounded, share, Math.round(percentage) / 100])];
}

/** Returns the minutes that a fraction of an hour may be on the clock, after a full hour and before one. */
export const fractionMinutes = (numerator: number, denominator: number): [after: number, before: number] => {
  const minutes = (60 * numerator) / denominator;
  return [minutes, 60 - minutes];
};
