import { toAsciiDigits } from '../../encoding/ascii-digits.ts';
import type { NumberMention } from './number-mention.ts';
import { readDates } from './read-dates.ts';
import { readNumbers } from './read-numbers.ts';
import { readNumericDates } from './read-numeric-dates.ts';

/** Reads the numbers, months and weekdays of a text. A date in digits is read as such, and not as the numbers that it consists of. */
export function readMentions(written: string, language: string): NumberMention[] {
  let text = toAsciiDigits(written);
  const dates = readNumericDates(text, language);
  for (const { start, end } of dates) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
  return [...readNumbers(text, language), ...dates, ...readDates(text, language)];
}
