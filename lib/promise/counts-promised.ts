import { cleanText } from '../subtitles/clean-text.ts';
import { lowerCase } from '../text/lower-case.ts';
import { numberWords } from '../text/number-words.ts';
import { spelledValues } from '../text/spelled-values.ts';
import { splitWords } from '../text/split-words.ts';
import { stem } from '../text/stem.ts';
import type { TextUnit } from '../text/text-unit.ts';
import { ordinalValue } from '../text/word-value.ts';
import { promisePattern } from './promise-patterns.ts';

/** Words before and behind a thing within which it is counted: "the second big mistake", "mistake number two". */
const wordsAround = { before: 4, behind: 2 } as const;
/** Number of ordinals from which a transcript enumerates without naming what: "first", "second", "third". */
const minOrdinals = 3;
/** Words before a number that enumerates: "number one". */
const numbering = /^(?:number|nummer|num[eé]ro|número|номер|numer|numara|nomor)$/u;

/**
 * Returns whether a transcript counts the things that a title announces by number ("5 mistakes …"): "five mistakes", "the second
 * mistake", or "number two". True for a title that announces none.
 */
export function countsPromised(promise: string, units: readonly TextUnit[], language: string): boolean {
  const counted = promisePattern(language).exec(promise)?.groups?.counted;
  if (counted === undefined) return true;
  const thing = stem(lowerCase(counted, language), language);
  const words = units.flatMap(({ text }) => splitWords(cleanText(text), language));
  const ordinals = new Set(words.map((word) => ordinalValue(word, numberWords(language), language)));
  ordinals.delete(undefined);
  if (ordinals.size >= minOrdinals) return true;
  return words.some((word, at) => {
    const isThing = stem(word, language) === thing;
    if (!isThing && !numbering.test(word)) return false;
    const from = isThing ? Math.max(0, at - wordsAround.before) : at + 1;
    const around = words.slice(from, at + wordsAround.behind + 1).join(' ');
    return /\p{N}/u.test(around) || spelledValues(around, language).length > 0;
  });
}
