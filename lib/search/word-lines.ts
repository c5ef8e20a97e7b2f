import { findRuns, joinParts, splitParts } from './terms.ts';

/**
 * Returns a folded text as lines in which a plain search for a substring tells where words begin and end: its words, each between
 * spaces; if parts of words are connected, all of it with these as one word; and its symbols. "E-mail 🎉" becomes
 * "\n e mail \n email \n-🎉\n".
 */
export function toWordLines(folded: string): string {
  if (folded === '') return '';
  const joined = joinParts(folded);
  const symbols = folded.replace(/[\s\p{L}\p{N}\p{M}]+/gu, '');
  return ['', ...new Set([spaceWords(folded), spaceWords(joined)]), symbols, ''].join('\n');
}

const spaceWords = (folded: string): string => ` ${wordsOf(folded).join(' ')} `;

/** Returns the words of a folded text, and its runs without spaces, in order. */
export const wordsOf = (folded: string): string[] =>
  findRuns(folded).flatMap(({ text, isWord }) => (isWord ? splitParts(text) : text.replaceAll('\n', '')));
