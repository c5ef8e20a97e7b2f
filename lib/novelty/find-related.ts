import type { ComparedText } from '../ports/compared-text-store.ts';
import { listStatements } from './compared-statement.ts';
import type { PassageIndex } from './passage-index.ts';
import { coverageLimits, type KnownText } from './rank-novelty.ts';
import { compareSubjects, type Subject } from './subjects.ts';

/** Similarity of the subjects from which on two texts belong together, and of which duplicates are looked for. */
const minSimilarity = { related: 0.12, duplicate: 0.4 } as const;
/** Minimum share of sentences that two texts must share, in each direction, to be the same recording. */
const minShared = 0.6;

/** A text that belongs together with another. */
export interface RelatedText {
  contentId: string;
  /** Similarity of the subjects, from 0 to 1. */
  similarity: number;
  /** Whether it is the same recording at another address, or another cut of it. */
  isDuplicate: boolean;
}

/** Returns the texts of the library that are related to a text: duplicates first, then the most similar ones. */
export function findRelated(
  index: PassageIndex,
  text: ComparedText,
  subject: Subject,
  library: readonly KnownText[],
  maxCount: number,
): RelatedText[] {
  return library
    .filter((other) => other.text !== text)
    .map((other) => ({ other, similarity: compareSubjects(subject, other.subject) }))
    .filter(({ similarity }) => similarity >= minSimilarity.related)
    .map(({ other, similarity }) => ({
      contentId: other.text.contentId,
      similarity,
      isDuplicate: similarity >= minSimilarity.duplicate && isDuplicate(index, text, other.text),
    }))
    .sort((a, b) => Number(b.isDuplicate) - Number(a.isDuplicate) || b.similarity - a.similarity)
    .slice(0, maxCount);
}

/** Returns whether two texts are of one recording: each contains most sentences of the other. */
const isDuplicate = (index: PassageIndex, a: ComparedText, b: ComparedText): boolean =>
  sharedPart(index, a, b) >= minShared && sharedPart(index, b, a) >= minShared;

/** Returns the share of a text's sentences that another text contains. */
function sharedPart(index: PassageIndex, text: ComparedText, other: ComparedText): number {
  const statements = listStatements(text);
  const shared = statements.filter(
    ({ terms }) => index.match(terms, (one) => one === other, coverageLimits.isKnown) !== undefined,
  );
  return statements.length === 0 ? 0 : shared.length / statements.length;
}
