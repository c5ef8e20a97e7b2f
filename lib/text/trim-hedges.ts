import { countWords } from '../subtitles/sentences.ts';
import { openingWords } from './opening-words.ts';
import { shortenAtWords } from './split-words.ts';

/** Minimum number of words that must be left of a sentence. */
const minWords = 5;

/**
 * Removes hedges at the start of a sentence ("I think maybe") and asides at its end (", you know"), if enough of it remains. The
 * order of the other words stays, and so does a capital at the start.
 */
export function trimHedges(text: string, language: string): string {
  const { hedges, asides } = openingWords(language);
  let result = text;
  for (const pattern of [hedges, asides]) {
    const shorter = result.replace(pattern, '');
    if (countWords(shorter) >= minWords) result = shorter;
  }
  const trimmed = shortenAtWords(result, text, language);
  return /^\P{L}*\p{Lu}/u.test(text)
    ? trimmed.replace(/^(\P{L}*)(\p{Ll})/u, (_, marks, letter) => marks + letter.toUpperCase())
    : trimmed;
}
