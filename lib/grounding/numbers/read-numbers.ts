import { toAsciiDigits } from '../../encoding/ascii-digits.ts';
import { numberWords } from '../../text/number-words.ts';
import { fractionValues } from './fraction-values.ts';
import { hourUnit } from './hour-word.ts';
import type { NumberMention } from './number-mention.ts';
import { readDigits } from './read-digits.ts';
import { percent, readHanNumbers } from './read-han-numbers.ts';
import { readHangulNumbers } from './read-hangul-numbers.ts';
import { readSpelled } from './read-spelled.ts';
import { signOf } from './sign.ts';
import type { Token } from './token.ts';
import { unitsAt } from './units.ts';

const token =
  /(?![\p{Script=Han}])[\p{L}\p{M}]+|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)?|\p{P}|\p{S}/gu;
/** Matches the words between two numbers of a range, of which only the second has a multiplier. */
const rangeWord =
  /^\s*(?:to|or|and|bis|oder|und|à|a|o|ou|et|y|e|til|tot|of|до|или|и|do|lub|i|ile|veya|hingga|đến|से|إلى|或|到|至|から|에서|[-–—~])\s*$/iu;
/** Matches the words for percent that stand before a number, and those for "hundred" within "percent". */
const percentBefore = /yüzde\s*$/i;
const hundredOfPercent = /\b(?:por|per|pour)\s+$/i;

/** Matches the words between the whole part of a price and its cents. */
const priceWord = /^\s*(?:euros?|dollars?|pounds?|francs?|franken|pesos|reais|złotych|€|\$|£|con|e|et|y)\s*$/iu;
/** Matches the words between a part and a whole: "one in five", "two hospitals out of five". */
const ofWord = /^\s*(?:in|(?:\p{L}+ ){0,2}(?:out of|von|sur|de cada|su|em cada|op de|из|na))\s*$/iu;
/** Matches the words for ten years after a number: "two decades". */
const decadeUnit =
  /^\s*(?:decades?|jahrzehnte?n?|décennies?|décadas?|decenni|decennia|dekad[ya]?|десятилети[йяею]|dasawarsa|dekade|thập kỷ|عقود|दशक)(?!\p{L})/iu;
/** Matches the name of ten years, and the words for years that stand before one. */
const decade = /(?:ties|ziger)$/i;
const yearsBefore = new Set(['años', 'années', 'anni', 'anos']);

/** Returns what a number may be together with the one before it: a price ("nineteen euros ninety"), or a share ("one in five"). */
function joinWith(number: NumberMention, between: string, value: number): number[] {
  const {
    values: [first = 0],
    isSpelled,
  } = number;
  if (isSpelled && value >= 10 && value < 100 && Number.isInteger(first) && priceWord.test(between)) return [first + value / 100];
  return isPartOf(number, between, value) ? fractionValues(first, value) : [];
}

/** Matches what stands between an hour and the minutes before it ("seis menos cuarto"), and between such minutes and the hour. */
const minutesBehind = /^\s*(?:heures? |horas )?(?:menos|meno|moins)\s*(?:le |un )?$/iu;
const hourBehind = /^\s*(?:(?:minutos |minutes )(?:para (?:as?|o)|to|before)|(?:minuten )?vor)\s*$/iu;
const minutesWord = /без\s*$/iu;

/** Adds to two numbers the hour and the minutes that they are together on the clock: 5 and 45 for "seis menos cuarto". */
function joinTimes(first: NumberMention, second: number[], before: string, between: string): void {
  const isBehind = minutesBehind.test(between);
  if (!isBehind && !hourBehind.test(between) && !(minutesWord.test(before) && !between.trim())) return;
  const [hour, minutes] = isBehind ? [first.values, second] : [second, first.values];
  // A quarter is 0.25 as well.
  const [value, beforeHour] = [hour[0]!, minutes.includes(0.25) ? 15 : minutes[0]!];
  if (value < 1 || value > 24 || beforeHour < 1 || beforeHour > 30) return;
  hour.push(value - 1 || 12, (value + 11) % 24);
  minutes.push(60 - beforeHour);
}

/** Returns whether a number is a part of the one behind it. */
const isPartOf = ({ values: [first = 0] }: NumberMention, between: string, value: number): boolean =>
  first > 0 && first < value && value <= 100 && ofWord.test(between);

/** Returns whether a number names ten years of the last century: "the nineties", "los años noventa". */
const isDecade = (value: number, text: string, before: readonly string[]): boolean =>
  value >= 10 && value < 100 && value % 10 === 0 && (decade.test(text) || before.some((word) => yearsBefore.has(word)));

/** Reads the numbers of a text, in digits and in words of the language. */
export function readNumbers(text: string, language: string): NumberMention[] {
  const plain = toAsciiDigits(text);
  const mentions = language === 'ko' ? readHangulNumbers(plain) : readHanNumbers(plain);
  const words = numberWords(language);
  const tokens = [...plain.matchAll(token)].map(
    ({ 0: found, index }): Token => ({ text: found.toLowerCase(), start: index, end: index + found.length }),
  );
  for (let i = 0; i < tokens.length; ) {
    const { start } = tokens[i]!;
    const read = readDigits(tokens, i, plain, words) ?? readSpelled(tokens, i, plain, words, language);
    if (!read) {
      i++;
      continue;
    }
    const { next, scale, end = tokens[next - 1]!.end, ...number } = read;
    const before = tokens.slice(Math.max(0, i - 3), i).map((one) => one.text);
    i = next;
    if (number.isSpelled && number.values[0] === 100 && hundredOfPercent.test(plain.slice(Math.max(0, start - 6), start)))
      continue;
    const previous = mentions.at(-1);
    if (scale && previous && rangeWord.test(plain.slice(previous.end, start)))
      previous.values = [...previous.values, ...previous.values.map((value) => value * scale)];
    const unit = plain.slice(end, end + 16);
    const smallerUnits = hourUnit.test(unit) ? 60 : decadeUnit.test(unit) ? 10 : undefined;
    const [value] = number.values as [number];
    const joined = previous ? joinWith(previous, plain.slice(previous.end, start), value) : [];
    const values = [...number.values];
    if (previous)
      joinTimes(previous, values, plain.slice(Math.max(0, previous.start - 5), previous.start), plain.slice(previous.end, start));
    const isShare = previous !== undefined && isPartOf(previous, plain.slice(previous.end, start), value);
    if (isShare) previous.isShare = true;
    const years = isDecade(value, plain.slice(start, end), before) ? [1900 + value] : [];
    mentions.push({
      ...number,
      values: [...values, ...(smallerUnits ? number.values.map((one) => smallerUnits * one) : []), ...joined, ...years],
      text: plain.slice(start, end),
      start,
      end,
      isShare,
      isApproximate: before.some((word) => words.approximations.has(word)) || /[~≈]/.test(before.at(-1) ?? ''),
      isPercent: percent.test(plain.slice(end, end + 16)) || percentBefore.test(plain.slice(Math.max(0, start - 8), start)),
    });
  }
  mentions.sort((a, b) => a.start - b.start);
  mentions.forEach((mention, i) => {
    mention.sign = signOf(plain, mention.start, mention.end, mentions[i - 1]?.end ?? 0);
    if (!mention.isOrdinal && !mention.isVague) mention.units = unitsAt(plain, mention);
  });
  return mentions;
}
