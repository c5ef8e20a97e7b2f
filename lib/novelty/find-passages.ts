import type { ComparedText } from '../ports/compared-text-store.ts';
import type { PassageIndex } from './passage-index.ts';
import { closestSentence, coverageLimits } from './rank-novelty.ts';

/** The place of a sentence that says the same as another one. */
export interface SentenceLocation {
  contentId: string;
  /** Position among the sentences of the transcript. */
  index: number;
}

/** Returns the sentences that contain most of the given terms, one of each text, best first. */
export function findPassages(
  index: PassageIndex,
  terms: readonly number[],
  texts: readonly ComparedText[],
  maxCount: number,
): SentenceLocation[] {
  const others = new Set(texts);
  const found: SentenceLocation[] = [];
  while (found.length < maxCount) {
    const match = index.match(terms, (text) => others.has(text), coverageLimits.isKnown);
    if (!match) break;
    others.delete(match.text);
    found.push({ contentId: match.text.contentId, index: closestSentence(match, terms) });
  }
  return found;
}
