import { wordEnd, wordStart } from './whole-words.ts';

/** Matches any of these words or phrases, separated by `|`, as whole words at the start. */
export const first = (words: string): RegExp => new RegExp(`^(?:${words})${wordEnd(words)}`, 'iu');

/**
 * Matches any of these words or phrases, separated by `|`, as whole words at the end, whatever marks follow; a number is a word. The end of
 * an address is none: Portuguese "com" in "gloss.com".
 */
export const ending = (words: string): RegExp =>
  new RegExp(`${wordStart(words, "'’.-")}(?:${words})${wordEnd(words)}[^\\p{L}\\p{N}]*$`, 'iu');

/** Matches any of these phrases, separated by `|`, one after another at the start, with the commas behind them. */
export const hedge = (words: string): RegExp => new RegExp(`^(?:(?:${words})${wordEnd(words, "'’-")},?\\s+)+`, 'iu');

/** Matches any of these phrases, separated by `|`, one after another at the end, each with the comma before it. */
export const aside = (words: string): RegExp => new RegExp(`(?:,\\s*(?:${words}))+(?=\\s*[.!?…]*$)`, 'iu');
