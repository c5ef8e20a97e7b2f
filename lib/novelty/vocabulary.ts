import { searchTerms } from '../text/search-terms.ts';
import { splitWords } from '../text/split-words.ts';

/** Assigns numbers to the terms of a library: texts are compared by numbers, which take a quarter of the memory. */
export interface Vocabulary {
  /** Returns the numbers of a text's content terms, in order, with repeats. */
  read(text: string, language: string): number[];
  /** Number of terms so far. */
  readonly size: number;
}

/** Creates an empty vocabulary. Each word is stemmed once, because a library repeats its words. */
export function createVocabulary(): Vocabulary {
  const ids = new Map<string, number>();
  const wordTerms = new Map<string, Map<string, readonly number[]>>();

  function termId(term: string): number {
    const known = ids.get(term);
    if (known !== undefined) return known;
    ids.set(term, ids.size);
    return ids.size - 1;
  }

  return {
    get size() {
      return ids.size;
    },
    read(text, language) {
      const known = wordTerms.get(language) ?? new Map<string, readonly number[]>();
      wordTerms.set(language, known);
      const found: number[] = [];
      for (const word of splitWords(text, language)) {
        let terms = known.get(word);
        if (!terms) {
          terms = searchTerms(word, language).map(termId);
          known.set(word, terms);
        }
        for (const term of terms) found.push(term);
      }
      return found;
    },
  };
}
