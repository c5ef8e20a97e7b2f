import { termsOf } from './terms.ts';
import { words } from './words.ts';

const longHan = /^\p{Script=Han}{3,}$/u;

/**
 * The terms of a text as they are searched for. Where one text says a compound that another divides otherwise, Han
 * characters are found by pairs.
 */
export const searchTerms = (text: string, language: string): string[] =>
  termsOf(words(text, language), language).flatMap((term) => (longHan.test(term) ? pairsOf(term) : [term]));

function pairsOf(term: string): string[] {
  const characters = [...term];
  return characters.slice(1).map((character, i) => characters[i]! + character);
}
