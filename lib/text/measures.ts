import { numberWords } from './number-words.ts';
import { spelledValues } from './spelled-values.ts';
import { currencies, unspacedUnit } from './unit-table.ts';
import { anywhere } from './whole-words.ts';

/** The expressions by which a language names lengths of time and points in time. */
interface TimeWords {
  span: RegExp;
  time: RegExp;
}

const free = anywhere(
  "(?:is|are|was|were|be|'s|'re|for|completely|totally|entirely) free|kostenlos|gratuit\\p{L}*|grat[iu]s|grátis|бесплатн\\p{L}*|darmo",
);
const currencyWords = currencies.flatMap(([, , words]) => words.split(' ').filter((word) => /\p{L}/u.test(word)));
const money = anywhere(
  currencyWords
    .filter((word) => !unspacedUnit.test(word) && !word.includes('$'))
    .map((word) => word.replace('*', '[\\p{L}\\p{M}]*'))
    .join('|'),
);
const moneyOfUnspaced = new RegExp(
  `[\\p{Nd}一二三四五六七八九十百千万萬亿億多几][^。，、]{0,3}(?:${currencyWords.filter((word) => unspacedUnit.test(word)).join('|')}|块|塊)|免费|免費|無料|무료|ฟรี`,
  'u',
);
const currencySign = /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}/u;

const digit = /\p{Nd}/u;
const hanNumber = /[二三四五六七八九十百千万萬亿億两兩][\p{Script=Han}]/u;

/** Returns whether a text has a number in digits or in words; "one" is none. `language` is a BCP 47 base tag. */
export function namesAmount(text: string, language: string): boolean {
  if (digit.test(text)) return true;
  return language === 'zh' || language === 'ja' ? hanNumber.test(text) : spelledValues(text, language).some((value) => value > 1);
}

/** Returns whether a text names an amount of money, or says that something is free. */
export const namesPrice = (text: string, language: string): boolean =>
  currencySign.test(text) || moneyOfUnspaced.test(text) || free.test(text) || (money.test(text) && namesAmount(text, language));

/** Returns whether a text names a length of time: "two weeks". `language` is a BCP 47 base tag. */
export const namesSpan = (text: string, language: string): boolean => timeWords(language).span.test(text);

/** Returns whether a text names a point in time: a year, a month, a weekday, a time of day, or how far away it is. */
export function namesTime(text: string, language: string): boolean {
  const { span, time } = timeWords(language);
  return dateInDigits.test(text) || time.test(text) || span.test(text) || spelledValues(text, language).some(isYear);
}

const dateInDigits =
  /(?<!\p{Nd})(?:1[5-9]|20)\p{Nd}{2}(?!\p{Nd})|\p{Nd}{1,2}[:.]\p{Nd}{2}(?!\p{Nd})|\p{Nd}\s?[月日号號월일点點時时시]/u;
const isYear = (value: number) => value >= 1500 && value < 2100;

const cache = new Map<string, TimeWords>();
function timeWords(language: string): TimeWords {
  const known = cache.get(language);
  if (known) return known;
  const read = readTimeWords(language);
  cache.set(language, read);
  return read;
}

const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
/** Numbers of which every language has a form of its own: Russian "год", "года", "лет". */
const pluralForms = [1, 2, 5] as const;
const distances = [-1, 0, 1] as const;

/** Reads the words of a language from the formats of the platform, which knows them for all languages. */
function readTimeWords(language: string): TimeWords {
  const tag = Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en';
  const unitWords = units.flatMap((unit) =>
    pluralForms.map((count) =>
      new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count).replace(/[\p{N}\s]+/gu, ''),
    ),
  );
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const days = (['day', 'week', 'month', 'year'] as const).flatMap((unit) =>
    // "Today" opens many a recording and answers few questions.
    distances.filter((distance) => distance !== 0 || unit !== 'day').map((distance) => relative.format(distance, unit)),
  );
  const namesOf = (part: 'month' | 'weekday', format: Intl.DateTimeFormatOptions, dates: readonly number[]) => {
    const names = new Intl.DateTimeFormat(tag, { ...format, timeZone: 'UTC' });
    return dates.flatMap((date) => names.formatToParts(date).flatMap(({ type, value }) => (type === part ? [value] : [])));
  };
  const monthStarts = Array.from({ length: 12 }, (_, i) => Date.UTC(2024, i));
  const weekDays = Array.from({ length: 7 }, (_, i) => Date.UTC(2024, 0, 1 + i));
  const names = [
    ...namesOf('month', { month: 'long' }, monthStarts),
    // The case beside a day is another one in some languages: Russian "марта".
    ...namesOf('month', { month: 'long', day: 'numeric' }, monthStarts),
    ...namesOf('weekday', { weekday: 'long' }, weekDays),
  ];
  const isWord = (word: string) => /^[\p{L}\p{M}][\p{L}\p{M}\s'’-]+$/u.test(word);
  const [unit, day, name] = [unitWords, days, names].map((words) => [...new Set(words.filter(isWord))].join('|'));
  const isUnspaced = /^(?:zh|ja|ko|th)$/.test(language);
  const numbers = [...numberWords(language).values.keys()].join('|');
  return isUnspaced
    ? {
        span: new RegExp(`[\\p{Nd}〇一二两兩三四五六七八九十百千半数數几幾](?:个|個)?\\s?(?:${unit}|[年天周秒分日週])`, 'u'),
        time: new RegExp(`${day}|${name}`, 'u'),
      }
    : {
        span: new RegExp(`(?:\\p{Nd}|(?<!\\p{L})(?:${numbers || '(?!)'}))(?:[\\s-]+\\p{L}+)?[\\s-]*(?:${unit})(?!\\p{L})`, 'iu'),
        time: new RegExp(`(?<!\\p{L})(?:${day}|${name})(?!\\p{L})`, 'u'),
      };
}
