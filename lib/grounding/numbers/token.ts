import type { NumberMention } from './number-mention.ts';

/** A word, a number in digits with its marks, or a sign. */
export interface Token {
  /** In lower case. */
  text: string;
  /** Character offset of its start and of its end. */
  start: number;
  end: number;
}

/** A number as it is read from tokens. */
export interface ReadNumber extends Pick<NumberMention, 'values' | 'isSpelled' | 'isVague' | 'isOrdinal'> {
  /** Index of the token after it. */
  next: number;
  /** Character offset of its end, if that is behind the token before `next`: Han multipliers are no tokens. */
  end?: number;
  /** The multiplier that it ends with: 1,000,000 in "2.5 million". */
  scale?: number;
}
