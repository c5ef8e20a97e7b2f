import { clauseSigns } from './clause-signs.ts';
import { openingLength, sentenceOpenings } from './sentence-openings.ts';
import { splitWords } from './split-words.ts';

/** Maximum number of words of an inferred sentence; in a longer one an end was likely missed. */
const maxWords = 30;
/** Number of characters in which the opening of a sentence is looked for. */
const maxOpeningCharacters = 80;
/** Number of words from one finite verb to the next that belongs to it: "ha sido". */
const verbGroupLength = 3;

/**
 * Returns whether a sentence with inferred ends is likely a whole one: it and the next one start with a word with which sentences do,
 * and it has the verb of one clause. True in languages whose ends are not inferred by such words.
 */
export function isLikelyWhole(text: string, next: string | undefined, language: string): boolean {
  const openings = sentenceOpenings(language);
  if (!openings) return true;
  const words = splitWords(text, language);
  if (words.length > maxWords) return false;
  if (openings.ending) return openings.ending.verb.test(words.at(-1) ?? '');
  const opensNext = next === undefined || opensSentence(splitWords(next.slice(0, maxOpeningCharacters), language), language);
  return opensNext && opensSentence(words, language) && isOneSentence(words, language);
}

function opensSentence(words: readonly string[], language: string): boolean {
  const opening = words.slice(0, openingLength).join(' ');
  if (sentenceOpenings(language)?.connecting.test(opening)) return true;
  const signs = clauseSigns(language);
  const [first = '', second = ''] = words;
  return (
    signs !== undefined &&
    (signs.determiner.test(first) ||
      signs.pronoun.test(first) ||
      signs.adverbial.test(opening) ||
      (signs.hasVerbSecond === true && signs.verb.test(second)))
  );
}

/** Returns whether words have a verb, and another only behind a word that joins them; true in a language without signs. */
function isOneSentence(words: readonly string[], language: string): boolean {
  const signs = clauseSigns(language);
  if (!signs) return true;
  const { verb, beforeVerb, subordinator, coordinator } = signs;
  let verbCount = 0;
  let jointCount = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, text] of words.entries()) {
    if (at > 0 && (subordinator.test(text) || coordinator.test(text))) jointCount++;
    if (!verb.test(text) && !(at > 0 && beforeVerb.test(words[at - 1]!))) continue;
    if (at - last > verbGroupLength) verbCount++;
    last = at;
  }
  return verbCount > 0 && verbCount <= jointCount + 1;
}
