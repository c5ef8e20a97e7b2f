/** The least that is told as an amount; half a cent of a cent says nothing. */
const least = 0.0001;

/** US dollars as people read them: to the cent, and two digits of what is less than ten of them. */
export function dollars(amount: number, language: string): string {
  const isSmall = amount > 0 && amount < 0.1;
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    ...(isSmall && { maximumSignificantDigits: 2 }),
  });
  return isSmall && amount < least ? `< ${format.format(least)}` : format.format(amount);
}
