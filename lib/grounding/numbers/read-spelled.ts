import type { NumberWords } from '../../text/number-words.ts';
import { endsWithTens, isDozen, SpelledNumber } from '../../text/spelled-number.ts';
import { lastWordValue, ordinalValue, wordValue } from '../../text/word-value.ts';
import { fractionMinutes, fractionValues } from './fraction-values.ts';
import { hourWord } from './hour-word.ts';
import type { ReadNumber, Token } from './token.ts';

/** Words between a fraction and the full hour that it stands before or after: "a quarter to nine". */
const beforeHour = new Set(['to', 'till', 'before', 'vor']);
const afterHour = new Set(['past', 'after', 'nach']);

/** Reads the longest number in words that starts at a token. */
export function readSpelled(
  tokens: readonly Token[],
  from: number,
  plain: string,
  words: NumberWords,
  language: string,
): ReadNumber | undefined {
  const valueAt = (i: number) => (i > from ? lastWordValue : wordValue)(tokens[i]?.text ?? '', words, language);
  const ordinalAt = (i: number) => ordinalValue(tokens[i]?.text ?? '', words, language);
  const number = new SpelledNumber(language);
  let next = from;

  for (let i = from; i < tokens.length; ) {
    const { text } = tokens[i]!;
    const half = halfLength(tokens, i, words);
    const [value, ordinal] = [valueAt(i), ordinalAt(i)];
    const denominator = number.isSmall ? words.fractions.get(text) : undefined;
    if (half > 0 && number.isEmpty) return { values: readHalf(), next: i + half, isSpelled: true, isVague: true };
    if (half > 0) {
      number.addHalf();
      i = next = i + half;
    } else if (denominator && (ordinal === undefined || !number.isEmpty)) return readFraction(i, denominator);
    else if (value !== undefined) {
      number.add(value, text);
      next = ++i;
    } else if (ordinal !== undefined) return readOrdinal(i, ordinal) ?? finish();
    else if (i > from && words.points.has(text) && valueAt(i + 1) !== undefined) return readDecimal(i + 1);
    else if (i > from && isJoiner(i)) i++;
    else break;
  }
  return finish();

  function finish(): ReadNumber | undefined {
    if (next === from) return undefined;
    const { values, scale } = number;
    const isDashed = values.length === 2 && /^\p{L}+-\p{L}+$/u.test(plain.slice(tokens[from]!.start, tokens[next - 1]!.end));
    const meanings = isDashed ? [Number(`${values[0]}.${values[1]}`), ...values] : combine(values);
    return { values: meanings, next, isSpelled: true, ...(scale > 1 && { scale }), ...(isHomograph() && { isVague: true }) };
  }

  /** Returns whether the number is one word that often means something else. */
  function isHomograph(): boolean {
    const [before, text] = [tokens[from - 1]?.text, tokens[from]!.text];
    return next === from + 1 && (words.homographs.has(text) || words.homographs.has(`${before} ${text}`));
  }

  /** Whether a word joins what is before it to what follows: only after a multiplier, or between tens and ones. */
  function isJoiner(i: number): boolean {
    const value = valueAt(i + 1) ?? ordinalAt(i + 1);
    const [token, after] = [tokens[i]!, tokens[i + 1]];
    if (value === undefined || !after) return false;
    if (token.text === '-') return token.start === tokens[i - 1]!.end && after.start === token.end;
    if (!words.joiners.has(token.text)) return false;
    if (number.value >= 100 && value < 100) return true;
    if (language === 'en') return false;
    return (number.value >= 1000 && value < 1000) || (number.endsWithTens && value < (language === 'fr' ? 20 : 10));
  }

  /** Reads an ordinal: alone, or as the end of a number. In some languages its tens are one as well. */
  function readOrdinal(at: number, ordinal: number): ReadNumber | undefined {
    const ordinalOf = (values: number[], after: number): ReadNumber => {
      next = after;
      return { values, next, isSpelled: true, isOrdinal: true, ...(isHomograph() && { isVague: true }) };
    };
    if (!number.isEmpty) {
      const isContinued = (number.endsWithTens && ordinal < 10) || (number.value % 100 === 0 && ordinal < 100);
      return isContinued ? ordinalOf([number.value + ordinal], at + 1) : undefined;
    }
    const ones = endsWithTens(ordinal, language) ? (ordinalAt(at + 1) ?? 10) : 10;
    if (ones < 10) return ordinalOf([ordinal + ones], at + 2);
    const denominator = words.fractions.get(tokens[at]!.text);
    return ordinalOf([ordinal, ...(denominator ? fractionValues(1, denominator) : [])], at + 1);
  }

  function readDecimal(start: number): ReadNumber {
    let decimals = '';
    let at = start;
    for (let value = valueAt(at); value !== undefined && value < 100; value = valueAt(++at)) decimals += String(value);
    const decimal = Number(`${number.value}.${decimals}`);
    const scale = valueAt(at) ?? 0;
    return scale >= 1000
      ? { values: [decimal * scale], next: at + 1, isSpelled: true, scale }
      : { values: [decimal], next: at, isSpelled: true };
  }

  /** Returns what "two hours and a half" or "a year and a half" is, in hours or years and in smaller units. */
  function readHalf(): number[] {
    const before = tokens[from - 2]?.text ?? '';
    const sum = (wordValue(before, words, language) ?? (Number(before) || 1)) + 0.5;
    return [sum, 60 * sum, 12 * sum];
  }

  /** Reads "two thirds", or "half a million". */
  function readFraction(at: number, denominator: number): ReadNumber {
    const numerator = number.isEmpty ? 1 : number.value;
    const after = /^(?:an?|-)$/.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const following = valueAt(after) ?? 0;
    if (following >= 1000 || isDozen(tokens[after]?.text ?? ''))
      return { values: [(numerator / denominator) * following], next: after + 1, isSpelled: true };
    const values = [...fractionValues(numerator, denominator), ...readClock(at, numerator, denominator)];
    return { values, next: at + 1, isSpelled: true, isVague: true };
  }

  /** Returns the minutes, and where it is known the hour, of a fraction beside an hour or another number; none elsewhere. */
  function readClock(at: number, numerator: number, denominator: number): number[] {
    const [after, before] = fractionMinutes(numerator, denominator);
    const numberAt = (i: number) => valueAt(i) ?? Number(tokens[i]?.text ?? Number.NaN);
    const [next, word, following] = [numberAt(at + 1), tokens[at + 1]?.text ?? '', numberAt(at + 2)];
    if (following > 0 && beforeHour.has(word)) return [before, following - 1 || 12];
    if (following > 0 && afterHour.has(word)) return [after];
    // In some languages "half four" is half past three.
    if (denominator === 2 && next > 0 && next <= 12) return [after, next - 1];
    const near = [from - 3, from - 2, from - 1, at + 1, at + 2, at + 3];
    const isTime = near.some((i) => hourWord.test(tokens[i]?.text ?? '')) || near.slice(1, 5).some((i) => numberAt(i) > 0);
    return isTime ? [after, before] : [];
  }
}

/** Returns the number of tokens of a phrase that adds a half. */
function halfLength(tokens: readonly Token[], at: number, { halves }: NumberWords): number {
  return halves.find((phrase) => phrase.every((word, k) => tokens[at + k]?.text === word))?.length ?? 0;
}

/** The meanings that consecutive numbers may have together: each alone, a year ("twenty nineteen"), or a price ("twelve fifty"). */
function combine(parts: readonly number[]): number[] {
  if (parts.length === 1) return [parts[0]!];
  const [a, b] = parts as [number, number];
  const isPair = parts.length === 2 && a >= 1 && a < 100 && b >= 10 && b < 100;
  const digits = parts.every((part) => part < 10) ? [Number(parts.join(''))] : [];
  return [...digits, ...(isPair ? [a * 100 + b, a + b / 100] : []), ...parts];
}
