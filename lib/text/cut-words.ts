import { getFillers } from './fillers.ts';
import { stem } from './stem.ts';
import { stopwords } from './stopwords.ts';
import { isKnownTerm } from './term-frequency.ts';
import { hasMark, readWordTokens, type WordToken } from './word-token.ts';

/** Maximum number of words from a cut-off word to the whole one, between which only function words stand: "tr gonna try". */
const maxDistance = 3;
/** Matches an ending that makes one whole word of another, or none: "the use users make of it" has no cut-off word. */
const endings = /^(?:'?s|e?[drs]?s?|ists?|ings?|ments?|l?y|al|n)$|'/;

const vowel = /[aeiouy]/;
/** Matches a letter that stands for a number: "the n nodes". */
const variable = /^[fijkmnpqxyz]$/;
/** Words that often stand before one that begins with them. */
const prefixes = new Set(['meta', 'mini', 'per', 're']);

/**
 * Returns the words of a transcript, in lower case, that are cut off wherever they stand, and said as a whole by one of the next
 * words: "comp" in "comp complex". Only for languages whose false starts are known.
 */
export function findCutWords(texts: readonly string[], language: string): ReadonlySet<string> {
  const cut = new Set<string>();
  if (!getFillers(language).falseStarts) return cut;
  const stops = stopwords(language);
  const whole = new Set<string>();
  for (const text of texts) {
    const tokens = readWordTokens(text, language);
    for (const [at, { key }] of tokens.entries()) (isSpokenWholeNext(tokens, at, stops) ? cut : whole).add(key);
  }
  return new Set(
    [...cut].filter((word) => !whole.has(word) && !prefixes.has(word) && !isKnownTerm(stem(word, language), language)),
  );
}

/** Returns whether a word is not another with an ending, as no function word is, and none without a vowel has one: "tr", "try". */
function hasNoEnding(start: string, word: string, stops: ReadonlySet<string>): boolean {
  const rest = word.slice(start.length);
  if (start.length > 2 && stops.has(word)) return true;
  return !endings.test(rest) || (start.length > 1 && !vowel.test(start) && vowel.test(rest));
}

/** Returns whether one of the next words, behind function words alone, begins with the word at a place. */
export function isSpokenWholeNext(tokens: readonly WordToken[], at: number, stops: ReadonlySet<string>): boolean {
  const { word, key } = tokens[at]!;
  // A capital within a sentence, or of two letters, is a name's: "then Ann announced it".
  const mayBeCut = (at === 0 ? /^(?:\p{Ll}+|\p{Lu}\p{Ll}{2,})$/u : /^\p{Ll}+$/u).test(word) && !stops.has(key);
  const isLetter = key.length === 1;
  if (!mayBeCut || (isLetter && (variable.test(key) || !stops.has(tokens[at - 1]?.key ?? '')))) return false;
  for (let next = at + 1; next <= at + (isLetter ? 1 : maxDistance) && next < tokens.length; next++) {
    if (hasMark(tokens[next - 1]!)) return false;
    const spoken = tokens[next]!;
    const isWhole = /^\p{Ll}/u.test(spoken.word) && spoken.key !== key && spoken.key.startsWith(key);
    if (isWhole) return hasNoEnding(key, spoken.key, stops);
    if (!stops.has(spoken.key)) return false;
  }
  return false;
}
