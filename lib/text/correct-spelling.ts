import { editDistance } from './edit-distance.ts';
import { lowerCase } from './lower-case.ts';
import type { SearchedText } from './passage-candidates.ts';
import { searchTerms } from './search-terms.ts';
import { isKnownTerm } from './term-frequency.ts';

/** Minimum letters of a misspelled word; higher where no list says that a word is another one of the language. */
const minLetters = { en: 6, others: 8 } as const;
/** Number of occurrences from which a spoken word is what a misspelled one stands for. */
const minOccurrences = 2;
/** Difference in letters to the other forms of a word. */
const maxEndingLetters = 3;

/**
 * Returns a question with its misspelled words as the transcripts spell them: "batery". Misspelled is a long word that no transcript
 * contains in any form, if they contain one with a letter more or less, or with two that are swapped, other than the first.
 */
export function correctSpelling(question: string, texts: readonly SearchedText[]): string {
  return question.replace(/\p{L}{6,}/gu, (word) => {
    const counts = new Map<string, number>();
    for (const { units, language } of texts) {
      const searched = lowerCase(word, language);
      const [term] = searchTerms(searched, language);
      if (!term || isKnownTerm(term, language) || word.length < (language === 'en' ? minLetters.en : minLetters.others))
        return word;
      const alike = new RegExp(
        `(?<!\\p{L})${searched[0]}\\p{L}{${word.length - 1 - maxEndingLetters},${word.length - 1 + maxEndingLetters}}(?!\\p{L})`,
        'giu',
      );
      for (const { text } of units)
        for (const [spoken] of text.matchAll(alike)) counts.set(spoken, (counts.get(spoken) ?? 0) + 1);
      for (const spoken of counts.keys()) {
        const [other] = searchTerms(spoken, language);
        if (other === term) return word;
        if (other === undefined) counts.delete(spoken);
      }
    }
    const [best] = [...counts]
      .filter(([spoken, count]) => count >= minOccurrences && isOneEdit(word, spoken))
      .sort(([, a], [, b]) => b - a);
    return best?.[0] ?? word;
  });
}

const lettersOf = (word: string) => [...word].sort().join('');

/** Returns whether words differ by one edit that replaces no letter, as another letter makes another word more often: "sitting". */
function isOneEdit(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  const replacesNone = one.length !== other.length || lettersOf(one) === lettersOf(other);
  return replacesNone && editDistance(one, other, { limit: 1, countsSwaps: true }) === 1;
}
