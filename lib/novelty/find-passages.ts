import type { ComparedStatement, ComparedText } from './compared-text.ts';
import type { PassageIndex } from './passage-index.ts';
import { closestStatement, coverageLimits, minTerms } from './rank-novelty.ts';

/** A sentence of a text that says what another sentence does. */
export interface FoundStatement {
  contentId: string;
  statement: ComparedStatement;
}

/** Returns the sentences of the texts that say what the terms of a sentence do: the fullest first, one of each text. */
export function findPassages(
  index: PassageIndex,
  terms: readonly number[],
  texts: readonly ComparedText[],
  maxCount: number,
): FoundStatement[] {
  if (terms.length < minTerms) return [];
  const others = new Set(texts);
  const found: FoundStatement[] = [];
  while (found.length < maxCount) {
    const match = index.match(terms, (text) => others.has(text));
    if (!match || match.coverage < coverageLimits.isKnown) break;
    others.delete(match.text);
    const statement = closestStatement(match, terms);
    if (statement) found.push({ contentId: match.text.contentId, statement });
  }
  return found;
}
