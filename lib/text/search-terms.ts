import { stemContentWords } from './extract-terms.ts';
import { splitWords } from './split-words.ts';

const longHan = /^\p{Script=Han}{3,}$/u;

/**
 * Returns the terms of a text as they are searched for. Han characters are searched by pairs, because texts divide compounds
 * differently.
 */
export const searchTerms = (text: string, language: string): string[] =>
  stemContentWords(splitWords(text, language), language, true).flatMap((term) =>
    longHan.test(term) ? splitPairs(term) : [term],
  );

function splitPairs(term: string): string[] {
  const characters = [...term];
  return characters.slice(1).map((character, i) => characters[i]! + character);
}
