import type { Unit } from '../../text/unit-table.ts';
import type { Sign } from './sign.ts';

/** A number in a text. */
export interface NumberMention {
  text: string;
  /** Character offset of its start and of its end. */
  start: number;
  end: number;
  /** Its possible meanings: "1.500" is 1500 or 1.5, "twelve fifty" 12.5 or 1250. The first is the likeliest. */
  values: number[];
  isApproximate: boolean;
  /** Whether it is written as a word, or as a Han or Hangul numeral. */
  isSpelled: boolean;
  isPercent: boolean;
  /** Undefined where it is not clear. */
  sign?: Sign;
  /** The units that it may have; undefined if none is known. */
  units?: readonly Unit[];
  /** Whether its word often means something else, so that a sentence with it claims no number: "a quarter", "half past". */
  isVague?: boolean;
  /** Whether it is a part of a number, or that number: "two out of three". */
  isShare?: boolean;
  /** Whether it is an ordinal in words: "third". */
  isOrdinal?: boolean;
}
