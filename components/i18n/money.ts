/** Smallest amount in US dollars that is shown exactly; less is shown as `< $0.0001`. */
const minAmount = 0.0001;

/** Returns an amount for a field, without currency and in digits that `parseDollars` reads. */
export const formatDollarField = (amount: number, language: string): string =>
  new Intl.NumberFormat(language, { numberingSystem: 'latn', useGrouping: false, maximumFractionDigits: 2 }).format(amount);

/**
 * Parses the text of a field for US dollars, with a decimal point or comma. Undefined if it is no amount; this includes three
 * digits after the separator, which would be thousands in some languages.
 */
export const parseDollars = (text: string): number | undefined =>
  /^\d+(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined;

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
