import { toAsciiDigits } from '../../encoding/ascii-digits.ts';
import { isCommonWord } from './common-words.ts';
import type { NumberMention } from './number-mention.ts';
import { readHan } from './read-han-numbers.ts';

/** Values below zero, so that a month and a weekday equal no number: -1 to -12, and -21 (Sunday) to -27. */
export const monthValue = (month: number) => -1 - month;
const weekdayValue = (weekday: number) => -21 - weekday;

/** Abbreviated months of English, which are read wherever they have a capital letter; those that are words too are left out. */
export const englishAbbreviation = /^(?:Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/;
/** Matches what stands before a month that is abbreviated: the day, in some languages with "de". */
const dayBefore = /(?:^|[^\d])\d{1,2}(?:\.|er|º)?\s(?:de\s)?$/;
const word = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu;
const polishEnding = /(?:em|[aueyę])$/;
/** Endings of cases, by languages whose months and weekdays have them. */
const caseEndings: Record<string, RegExp> = {
  ru: /(?:ем|ом|[аяеуюьйы])$/,
  uk: /(?:ем|ом|[аяеуюьйио])$/,
  pl: polishEnding,
  cs: polishEnding,
  tr: /(?:[dt][ae]n?|n?[ıiuü]n|y?[ıiuüae])$/,
};
const hanMonth = /(?<![\d一二三四五六七八九])(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月/gu;
const hangulMonth = /(?<![\d\p{L}])(1[0-2]|[1-9]|십[일이]|일|이|삼|사|오|유|칠|팔|구|시)월/gu;
const hangulMonths = '일 이 삼 사 오 유 칠 팔 구 시 십일 십이'.split(' ');
const cache = new Map<string, ReadonlyMap<string, number>>();

/** Reads the months and weekdays of a text, as numbers below zero that are the same in every language. */
export function readDates(written: string, language: string): NumberMention[] {
  const text = toAsciiDigits(written);
  const names = dateNames(language);
  const mention = (found: string, start: number, value: number): NumberMention => ({
    text: found,
    start,
    end: start + found.length,
    values: [value],
    isApproximate: false,
    isSpelled: true,
    isPercent: false,
    ...(isCommonWord(found, text, start, language) && { isVague: true }),
  });
  const mentions = [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const value =
      names.get(withoutCase(found.toLowerCase(), language)) ?? valueOfAbbreviation(found, text.slice(0, index), language);
    return value === undefined ? [] : [mention(found, index, value)];
  });
  if (/^(?:zh|ja|yue)$/.test(language))
    for (const { 0: found, 1: month, index } of text.matchAll(hanMonth))
      mentions.push(mention(found, index, monthValue((Number(month) || readHan(month!)) - 1)));
  if (language === 'ko')
    for (const { 0: found, 1: month, index } of text.matchAll(hangulMonth))
      mentions.push(mention(found, index, monthValue((Number(month) || hangulMonths.indexOf(month!) + 1) - 1)));
  return mentions;
}

/** Returns the value of an abbreviated month; outside of English only behind a day, because many are words too. */
function valueOfAbbreviation(word: string, before: string, language: string): number | undefined {
  const isMonth = language === 'en' ? englishAbbreviation.test(word) : dayBefore.test(before);
  return isMonth ? abbreviatedMonths(language).get(word.toLowerCase()) : undefined;
}

const abbreviations = new Map<string, ReadonlyMap<string, number>>();

/** Returns the values of the abbreviated months of a language, without points. */
function abbreviatedMonths(language: string): ReadonlyMap<string, number> {
  const known = abbreviations.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language || 'en', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  const values = new Map<string, number>();
  for (let month = 0; month < 12; month++) {
    const name = format.formatToParts(new Date(Date.UTC(2024, month, 15))).find(({ type }) => type === 'month')?.value;
    if (name) values.set(name.toLowerCase().replace(/\.$/, ''), monthValue(month));
  }
  if (language === 'en') values.set('sept', monthValue(8));
  abbreviations.set(language, values);
  return values;
}

function dateNames(language: string): ReadonlyMap<string, number> {
  const known = cache.get(language);
  if (known) return known;
  const names = new Map<string, number>();
  const add = (options: Intl.DateTimeFormatOptions, part: 'month' | 'weekday', date: Date, value: number) => {
    const format = new Intl.DateTimeFormat(language || 'en', { ...options, timeZone: 'UTC', calendar: 'gregory' });
    const name = format
      .formatToParts(date)
      .find(({ type }) => type === part)
      ?.value.toLowerCase();
    if (name && /^\p{L}[\p{L}\p{M}-]{2,}$/u.test(name)) names.set(withoutCase(name, language), value);
    if (name?.endsWith('-feira')) names.set(name.replace('-feira', ''), value);
  };
  for (let month = 0; month < 12; month++) {
    const date = new Date(Date.UTC(2024, month, 15));
    add({ month: 'long' }, 'month', date, monthValue(month));
    add({ month: 'long', day: 'numeric' }, 'month', date, monthValue(month));
  }
  for (let day = 0; day < 7; day++) add({ weekday: 'long' }, 'weekday', new Date(Date.UTC(2024, 0, 7 + day)), weekdayValue(day));
  cache.set(language, names);
  return names;
}

const withoutCase = (name: string, language: string) =>
  Object.hasOwn(caseEndings, language) ? name.replace(caseEndings[language]!, '') : name;
