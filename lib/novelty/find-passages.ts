import type { ComparedStatement, ComparedText } from './compared-text.ts';
import type { PassageIndex } from './passage-index.ts';
import { closestStatement, coverageLimits } from './rank-novelty.ts';

/** A sentence that says the same as another one, with its text. */
export interface FoundStatement {
  contentId: string;
  statement: ComparedStatement;
}

/** Returns the sentences that contain most of the given terms, one of each text, best first. */
export function findPassages(
  index: PassageIndex,
  terms: readonly number[],
  texts: readonly ComparedText[],
  maxCount: number,
): FoundStatement[] {
  const others = new Set(texts);
  const found: FoundStatement[] = [];
  while (found.length < maxCount) {
    const match = index.match(terms, (text) => others.has(text), coverageLimits.isKnown);
    if (!match) break;
    others.delete(match.text);
    const statement = closestStatement(match, terms);
    if (statement) found.push({ contentId: match.text.contentId, statement });
  }
  return found;
}
