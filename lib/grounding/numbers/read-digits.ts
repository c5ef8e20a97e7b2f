import type { NumberWords } from '../../text/number-words.ts';
import { fractionValues } from './fraction-values.ts';
import { monthValue } from './read-dates.ts';
import { readHanScales } from './read-han-numbers.ts';
import type { ReadNumber, Token } from './token.ts';
import { currencyCode, unitSymbol } from './unit-symbol.ts';

/** Abbreviations of multipliers after digits. Those of one letter may also be units. */
const abbreviations = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['mio', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['md', 1e9],
  ['billion', 1e9],
  ['tn', 1e12],
]);
/** Matches what follows the denominator of a fraction in Chinese, Japanese and Korean. */
const numeratorAfter = /^\s?(?:分[之の]|분의)\s?(\d+)/u;
/** Matches what follows the number of a month. */
const monthMark = /^\s?[月월]/u;
/** Matches an hour and its minutes. */
const clockTime = /^\d\d?\.[0-5]\d$/;
/** Matches what follows an hour of the day. */
const hourMark = /^\s*(?:[ap]\.?m\b|uhr|uur|heures?|点|點|時|时|시)/iu;

/** Reads the number in digits that starts at a token, with the multiplier after it. */
export function readDigits(tokens: readonly Token[], from: number, plain: string, words: NumberWords): ReadNumber | undefined {
  const first = tokens[from]!;
  if (!/^\d/.test(first.text) || isCode(plain, first)) return undefined;
  const isSpelled = false;
  const values = meaningsOf(first.text);
  const [value] = values as [number];
  const [mark, second] = [tokens[from + 1], tokens[from + 2]];
  if (mark?.start === first.end && second?.start === mark.end && /^\d+$/.test(second.text)) {
    const other = Number(second.text);
    if (mark.text === '/' && value < other && other <= 100)
      return { values: fractionValues(value, other), next: from + 3, isSpelled, isVague: true };
    if (mark.text === ':' && second.text.length === 2 && value < 24)
      return { values: hoursOf(value), next: from + (other === 0 ? 3 : 1), isSpelled };
  }
  const numerator = numeratorAfter.exec(plain.slice(first.end, first.end + 8));
  if (numerator)
    return {
      values: fractionValues(Number(numerator[1]), value),
      next: indexAt(tokens, first.end + numerator[0].length),
      isSpelled,
      isVague: true,
    };
  if (value <= 12 && monthMark.test(plain.slice(first.end, first.end + 2)))
    return { values: [value, monthValue(value - 1)], next: from + 1, isSpelled };
  if (value < 25 && hourMark.test(plain.slice(first.end, first.end + 8))) {
    // The minutes behind a full stop are no decimals, "9.30 Uhr", as those of a length are: "1,5 uur".
    if (clockTime.test(first.text)) return { values: [...hoursOf(Math.floor(value)), ...values], next: from + 1, isSpelled };
    return { values: Number.isInteger(value) ? hoursOf(value) : values, next: from + 1, isSpelled };
  }
  const han = readHanScales(plain, first.end);
  if (han) {
    const { scale, rest, end } = han;
    return { values: values.map((one) => one * scale + rest), next: indexAt(tokens, end), end, isSpelled };
  }
  const isBeside = mark !== undefined && /^\s*$/.test(plain.slice(first.end, mark.start));
  const scale = isBeside ? (words.values.get(mark.text) ?? abbreviations.get(mark.text) ?? 0) : 0;
  if (scale < 100) return { values, next: from + 1, isSpelled };
  const scaled = values.map((one) => one * scale);
  return { values: mark!.text.length === 1 ? [...scaled, ...values] : scaled, next: from + 2, isSpelled, scale };
}

/** Returns the index of the first token from an offset on. */
function indexAt(tokens: readonly Token[], offset: number): number {
  const index = tokens.findIndex(({ start }) => start >= offset);
  return index < 0 ? tokens.length : index;
}

/** The hours that one of twelve or twenty-four may be. */
const hoursOf = (hour: number): number[] => [hour, hour < 12 ? hour + 12 : hour - 12];

/** Whether digits are part of a code such as "mn014" or "1A"; in "2M" a multiplier follows, in "8GB" a unit. */
const isCode = (plain: string, { start, end }: Token): boolean =>
  (/\p{Ll}$/u.test(plain.slice(0, start)) && !currencyCode.test(plain.slice(Math.max(0, start - 4), start))) ||
  (/^(?![KMB](?![\p{L}\d]))(?:\p{Lu}(?!\p{Ll}{2})|\p{Lu}{2})/u.test(plain.slice(end, end + 3)) &&
    !unitSymbol.test(plain.slice(end, end + 5)));

/** The meanings that digits with marks may have: the marks group thousands or separate decimals. */
function meaningsOf(written: string): number[] {
  const bare = written.replace(/[\s'’]/g, '');
  const marks = bare.match(/[.,]/g) ?? [];
  if (marks.length === 0) return [Number(bare)];
  const last = bare.lastIndexOf(marks.at(-1)!);
  const grouped = Number(bare.replace(/[.,]/g, ''));
  const decimal = Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`);
  const isGroup = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare);
  if (isGroup && marks.length > 1 && new Set(marks).size === 1) return [grouped];
  return isGroup ? [grouped, decimal] : [decimal];
}
