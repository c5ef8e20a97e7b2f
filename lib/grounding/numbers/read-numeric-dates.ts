import type { NumberMention } from './number-mention.ts';
import { monthValue } from './read-dates.ts';

/** Matches a date with its year first, and one with its year last. */
const yearFirst = /(?<![\d.,/:-])(?<year>\d{4})(?<mark>[./-])(?<first>\d{1,2})\k<mark>(?<second>\d{1,2})(?![\d/:-]|[.,]\d)/g;
const yearLast = /(?<![\d.,/:-])(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|\d\d)(?![\d/:-]|[.,]\d)/g;
/** Matches a day and a month without a year, as many languages of Europe write them within a sentence. */
const dayAndMonth = /(?<![\d.,/:-])(?<first>\d{1,2})(?<mark>\.)(?<second>\d{1,2})\.(?=\s+\p{Ll}|,)/gu;
const hasDottedDays = new Set('de pl cs sk sl hr hu da nb fi et lv'.split(' '));

/**
 * Reads the dates of a text that consist of digits: the day, the month as a number below zero like its name, and the year. Only in
 * English may the month stand before the day.
 */
export function readNumericDates(text: string, language: string): NumberMention[] {
  const patterns = [yearFirst, yearLast, ...(hasDottedDays.has(language) ? [dayAndMonth] : [])];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, index, groups }) => {
      const { first = '', second = '', year, mark } = groups!;
      const [a, b] = [Number(first), Number(second)];
      const orders = [
        { day: a, month: b, isUsual: pattern !== yearFirst },
        { day: b, month: a, isUsual: pattern === yearFirst || (mark === '/' && language === 'en') },
      ].filter(({ day, month, isUsual }) => isUsual && day >= 1 && day <= 31 && month >= 1 && month <= 12);
      if (orders.length === 0) return [];
      const mention = (values: number[]): NumberMention => ({
        text: written,
        start: index,
        end: index + written.length,
        values: [...new Set(values)],
        isApproximate: false,
        isSpelled: false,
        isPercent: false,
      });
      return [
        mention(orders.map(({ day }) => day)),
        mention([
          ...orders.map(({ month }) => monthValue(month - 1)),
          // Where days have a point, months are spoken as numbers too: "am dritten zehnten".
          ...(hasDottedDays.has(language) ? orders.map(({ month }) => month) : []),
        ]),
        ...(year ? [mention(yearsOf(Number(year)))] : []),
      ];
    }),
  );
}

/** The years that two digits or four may stand for. */
const yearsOf = (year: number): number[] => (year < 100 ? [2000 + year, 1900 + year, year] : [year]);
