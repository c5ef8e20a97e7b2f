import { wordEnd, wordStart } from './whole-words.ts';

/** Words of a language that show that a sentence depends on the one before. Patterns match at its start unless noted. */
export interface OpeningWords {
  /** Words that refer to something said before: "it", "they", "that". */
  referring: RegExp;
  /** Words that continue the sentence before, "however", "which", or begin a clause that is alone: "If it rains." */
  connecting: RegExp;
  /** Openings of a question, whether or not a question mark follows. */
  asking: RegExp;
  /** The first and second person. */
  personal: RegExp;
  /** Talk about the occasion itself, anywhere in the sentence: greetings, thanks, the microphone. */
  occasional: RegExp;
  /** Hedges that can be left out at the start: "I think that". */
  hedges: RegExp;
  /** Asides that can be left out at the end: ", you know". They start with the comma before them. */
  asides: RegExp;
}

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
