import { numberWords } from './number-words.ts';
import type { SpokenWord } from './spoken-words.ts';

/** English words before a number or a day that belongs to them. */
const beforeNumber = new Set(
  'about around approximately roughly nearly almost exactly than cost costs last lasts lasted take takes took weigh weighs weighed january february march april may june july august september october november december'.split(
    ' ',
  ),
);
/** English units behind a number. */
const units = new Set(
  'inch inches percent degrees dollars euros pounds cents seconds minutes hours days weeks months years meters kilometers miles feet grams kilograms liters'.split(
    ' ',
  ),
);

/** Returns whether the gap behind an English word is within a number, or between one and a word that belongs to it: "October twenty third". */
export function isWithinAmount(words: readonly SpokenWord[], at: number): boolean {
  const { values, ordinals } = numberWords('en');
  const [before = '', word = '', next = '', after = ''] = [-1, 0, 1, 2].map((offset) => words[at + offset]?.text);
  const [last, value] = [values.get(word), values.get(next)];
  if (units.has(next)) return last !== undefined || /^\p{N}/u.test(word);
  if (next === 'point') return last !== undefined && values.has(after);
  if (word === 'point' && values.has(before) && value !== undefined) return true;
  if (ordinals.has(next)) return beforeNumber.has(word) || (last !== undefined && last >= 20 && last < 100);
  if (value === undefined) return beforeNumber.has(word) && /^\p{N}/u.test(next);
  // "One" is also a pronoun.
  if (value >= 100) return last !== undefined || /^\p{N}/u.test(word) || beforeNumber.has(word);
  const isNumber = (text: string) => text !== 'one' && values.has(text);
  return (isNumber(word) || beforeNumber.has(word)) && (isNumber(next) || values.has(after));
}
