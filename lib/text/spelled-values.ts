import { numberWords } from './number-words.ts';
import { SpelledNumber } from './spelled-number.ts';
import { splitWords } from './split-words.ts';
import { lastWordValue, ordinalValue } from './word-value.ts';

/** Returns the values of the numbers that a text of a language (BCP 47 base tag) has in words, years included: "nineteen sixty nine". */
export function spelledValues(text: string, language: string): number[] {
  const words = numberWords(language);
  const spoken = splitWords(text, language).flatMap((word) => (words.values.has(word) ? [word] : word.split('-')));
  const readValue = (word = '') => lastWordValue(word, words, language) ?? ordinalValue(word, words, language);
  const found: number[] = [];
  let number = new SpelledNumber(language);
  for (const [i, word] of spoken.entries()) {
    const value = readValue(word);
    const isJoined =
      words.joiners.has(word) && (number.value >= 100 || number.endsWithTens) && readValue(spoken[i + 1]) !== undefined;
    if (value !== undefined) number.add(value, word);
    else if (!isJoined && !number.isEmpty) {
      found.push(...meanings(number.values));
      number = new SpelledNumber(language);
    }
  }
  return number.isEmpty ? found : [...found, ...meanings(number.values)];
}

/** Returns the values of numbers that follow each other, of which two may be a year: 19 and 69. */
function meanings(values: readonly number[]): number[] {
  const found: number[] = [];
  for (const value of values) {
    const before = found.at(-1) ?? 0;
    if (isTwoDigits(before) && isTwoDigits(value)) found.push(100 * found.pop()! + value);
    else found.push(value);
  }
  return found;
}

const isTwoDigits = (value: number) => value >= 10 && value < 100;
