import { hash32 } from '../encoding/hash.ts';
import { searchTerms } from '../text/search-terms.ts';
import { splitWords } from '../text/split-words.ts';

/** Bits of a hash that are left out: V8 stores integers of up to 30 bits without an object. */
const unusedBits = 2;

/** Returns a text's content terms, in order, with repeats, each as a number. */
export type TermReader = (text: string, language: string) => number[];

/**
 * Creates a reader of terms. Each word is stemmed once, because a library repeats its words. Terms are compared by hashes,
 * which take a quarter of the memory and are the same in stored texts. The few terms of a library that share a hash count as one
 * term, which hardly changes the coverage of a sentence.
 */
export function createTermReader(): TermReader {
  const wordTerms = new Map<string, Map<string, readonly number[]>>();

  return (text, language) => {
    const known = wordTerms.get(language) ?? new Map<string, readonly number[]>();
    wordTerms.set(language, known);
    const found: number[] = [];
    for (const word of splitWords(text, language)) {
      let terms = known.get(word);
      if (!terms) {
        terms = searchTerms(word, language).map((term) => hash32(term) >>> unusedBits);
        known.set(word, terms);
      }
      for (const term of terms) found.push(term);
    }
    return found;
  };
}
