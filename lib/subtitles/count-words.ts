import { unspaced, unspacedLetter, unspacedScripts } from './unspaced-scripts.ts';

/** Matches a word, or a character of a script without spaces. */
export const wordTokens = new RegExp(
  `(?=[\\p{L}\\p{N}])[${unspacedScripts}]|(?:(?![${unspacedScripts}])[\\p{L}\\p{N}\\p{M}'’-]|(?<=\\d)[.,](?=\\d))+`,
  'gu',
);

/** Matches a word of a text in which every script writes spaces. */
const spacedTokens = /[\p{L}\p{N}\p{M}'’-]+/gu;

/** Counts words in a way that is comparable between scripts. */
export function countWords(text: string): number {
  if (!unspaced.test(text)) return text.match(spacedTokens)?.length ?? 0;
  let count = 0;
  for (const [token] of text.matchAll(wordTokens)) count += weightOf(token);
  return count;
}

/** Returns the number of words that a token counts as, derived from translations between scripts. */
export function weightOf(token: string): number {
  if (!unspaced.test(token)) return 1;
  return unspacedLetter.test(token) ? 0.25 : 0.6;
}
