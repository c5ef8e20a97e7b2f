/** Returns the numbers that a fraction may be written as: a percentage, a decimal, or minutes of an hour ("a quarter to three"). */
export function fractionValues(numerator: number, denominator: number): number[] {
  const share = numerator / denominator;
  const percentage = 100 * share;
  const rounded = [Math.round(percentage), Math.floor(percentage), Math.round(10 * percentage) / 10];
  return [...new Set([percentage, ...rounded, share, Math.round(percentage) / 100, 60 * share, 60 - 60 * share])];
}
