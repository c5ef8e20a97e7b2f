import { countWords } from '../subtitles/count-words.ts';
import { beginsWithClause, mayHaveObject } from './clauses.ts';
import { openingWords } from './opening-words.ts';
import { shortenAtWords } from './split-words.ts';

/** Minimum number of words that must be left of a sentence. */
const minWords = 5;

/**
 * Removes hedges at the start of a sentence ("I think maybe") and asides at its end (", you know"), if enough of it remains. A verb
 * with an object is no hedge: "I feel the pain of every user". The order of the other words stays, and so does a capital at the start.
 */
export function trimHedges(text: string, language: string): string {
  const { hedges, asides } = openingWords(language);
  let result = text;
  const open = text.replace(hedges, '');
  const hedge = text.slice(0, text.length - open.length);
  const isHedge = !mayHaveObject(hedge, language) || beginsWithClause(open);
  if (isHedge && countWords(open) >= minWords) result = open;
  const closed = result.replace(asides, '');
  if (countWords(closed) >= minWords) result = closed;
  const trimmed = shortenAtWords(result, text, language);
  return /^\P{L}*\p{Lu}/u.test(text)
    ? trimmed.replace(/^(\P{L}*)(\p{Ll})/u, (_, marks, letter) => marks + letter.toUpperCase())
    : trimmed;
}
