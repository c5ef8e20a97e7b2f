/** Smallest amount in US dollars that is shown exactly; less is shown as `< $0.0001`. */
const minAmount = 0.0001;

/** Formats US dollars to the cent, and amounts below ten cents with two significant digits. */
export function formatDollars(amount: number, language: string): string {
  const isSmall = amount > 0 && amount < 0.1;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    ...(isSmall && { maximumSignificantDigits: 2 }),
  });
  return isSmall && amount < minAmount ? `< ${format.format(minAmount)}` : format.format(amount);
}
