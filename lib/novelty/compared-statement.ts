import type { ComparedText } from '../ports/compared-text-store.ts';

/** A sentence that is compared, with its terms, each once. */
export interface ComparedStatement {
  /** Position among the sentences of its text. */
  index: number;
  text: string;
  /** Seconds; 0 for texts without times. */
  startTime: number;
  terms: number[];
}

/** Returns the sentences of a text that are compared with other texts. */
export const listStatements = (text: ComparedText): ComparedStatement[] =>
  text.selectedTexts.map((sentence, at) => {
    const index = text.selected[at]!;
    return { index, text: sentence, startTime: text.startTimes[index]!, terms: termsOfSentence(text, index) };
  });

/** Returns the terms of a sentence, each once. Sentences are short, so searching a list takes less time than a set. */
export function termsOfSentence({ distinctTerms, terms, termEnds }: ComparedText, index: number): number[] {
  const found: number[] = [];
  for (const place of terms.subarray(termEnds[index - 1] ?? 0, termEnds[index])) {
    const term = distinctTerms[place]!;
    if (!found.includes(term)) found.push(term);
  }
  return found;
}
