import { cleanText } from '../subtitles/clean-text.ts';
import { withoutArticle } from '../text/elided-articles.ts';
import { searchTerms } from '../text/search-terms.ts';
import { splitWords } from '../text/split-words.ts';
import { termFrequency } from '../text/term-frequency.ts';
import type { TextUnit } from '../text/text-unit.ts';
import type { Unit } from '../text/unit-table.ts';
import { bareName } from './name-spelling.ts';
import { readMentions } from './numbers/read-mentions.ts';
import type { Sign } from './numbers/sign.ts';
import { caseless, withoutEnding } from './read-names.ts';
import { groupSpeakers, type Speaker } from './speakers.ts';

/** Words per cell. Evidence is located to a cell, which is about half a sentence. */
export const cellWords = 8;
/** Words per block in which the frequency of terms is counted, and the number of blocks that the general frequency weighs. */
export const blockWords = 96;
const priorBlocks = 20;
/** Maximum letters of an acronym that is spelled out. */
const maxLetters = 6;

/** A number that is spoken in a transcript, at a word position. */
export interface SpokenNumber {
  position: number;
  values: number[];
  isPercent: boolean;
  sign?: Sign;
  units?: readonly Unit[];
}

/** A transcript prepared for finding what sentences are based on. Positions are counted in words from its start. */
export interface TranscriptIndex {
  units: readonly TextUnit[];
  /** BCP 47 base tag. */
  language: string;
  /** Number of words before each unit, and before the end. */
  wordsBefore: number[];
  cellCount: number;
  /** Ascending positions of each term. */
  positions: ReadonlyMap<string, readonly number[]>;
  /**
   * Ascending positions of each spelling, reduced to letters; those of hyphenated words, of words with their article and of letters
   * spelled out also as parts and whole.
   */
  spellings: ReadonlyMap<string, readonly number[]>;
  /** Words that are written with a capital within a sentence, reduced to letters. */
  capitalized: ReadonlySet<string>;
  /** Positions of spellings that the transcript has only in a similar form, once they were searched for. */
  searchedSpellings: Map<string, readonly number[]>;
  /** Positions of the words that acronyms abbreviate, once they were searched for. */
  searchedAcronyms: Map<string, readonly number[]>;
  /** Number of blocks with each term. */
  blocks: ReadonlyMap<string, number>;
  blockCount: number;
  /** Pairs of adjacent terms. */
  pairs: ReadonlySet<string>;
  numbers: readonly SpokenNumber[];
  speakers: readonly Speaker[];
}

/** Reads a transcript into an index, in time proportional to its length. */
export function indexTranscript(units: readonly TextUnit[], language: string): TranscriptIndex {
  const wordsBefore = [0];
  const positions = new Map<string, number[]>();
  const spellings = new Map<string, number[]>();
  const capitalized = new Set<string>();
  const blocks = new Map<string, number>();
  const lastBlock = new Map<string, number>();
  const pairs = new Set<string>();
  const numbers: SpokenNumber[] = [];
  const readWords = new Map<string, { terms: string[]; bare: string; parts: string[] }>();
  let previousTerm = '';
  let letters = '';
  for (const unit of units) {
    const start = wordsBefore.at(-1)!;
    const text = cleanText(unit.text);
    const words = splitWords(text, language);
    for (const [word] of text.matchAll(capitalWithin)) capitalized.add(bareName(word));
    words.forEach((word, i) => {
      const read = readWords.get(word) ?? {
        terms: searchTerms(word, language),
        bare: bareName(word),
        parts: partsOf(word, language),
      };
      readWords.set(word, read);
      for (const term of read.terms) {
        add(positions, term, start + i);
        const block = Math.floor((start + i) / blockWords);
        if (lastBlock.get(term) !== block) blocks.set(term, (blocks.get(term) ?? 0) + 1);
        lastBlock.set(term, block);
        if (previousTerm) pairs.add(`${previousTerm} ${term}`);
        previousTerm = term;
      }
      add(spellings, read.bare, start + i);
      for (const part of read.parts) add(spellings, part, start + i);
      // The end of a run of single letters may be an acronym spelled out, as in "a T V" and "I A T V".
      const letter = read.bare.length === 1 ? read.bare : /^\p{L}[_.]*['’]s$/u.test(word) ? read.bare[0]! : '';
      letters = letter && (letters + letter).slice(-maxLetters);
      for (let from = 0; letter && from < letters.length - 1; from++) add(spellings, letters.slice(from), start + i);
    });
    for (const { start: offset, values, isPercent, sign, units } of readMentions(text, language))
      numbers.push({ position: start + Math.floor((offset / text.length) * words.length), values, isPercent, sign, units });
    wordsBefore.push(start + words.length);
  }
  const total = wordsBefore.at(-1)!;
  return {
    units,
    language,
    wordsBefore,
    cellCount: Math.ceil(total / cellWords) || 1,
    positions,
    spellings,
    capitalized,
    searchedSpellings: new Map(),
    searchedAcronyms: new Map(),
    blocks,
    blockCount: Math.ceil(total / blockWords) || 1,
    pairs,
    numbers,
    speakers: groupSpeakers(units, wordsBefore),
  };
}

const capitalWithin = /(?<=[\p{L}\p{M}\p{N},;] )\p{Lu}[\p{L}\p{M}\p{N}]*/gu;
const latinPart = /\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}]*/gu;

/**
 * Returns the parts of a word that are searched for alone, reduced to letters: those between hyphens, those in Latin letters to which a
 * script without capitals joins others ("ai가"), and a word without its article and ending.
 */
function partsOf(word: string, language: string): string[] {
  const bare = withoutEnding(withoutArticle(word, language), language);
  const parts = bare.includes('-') ? bare.split('-') : caseless.test(bare) ? (bare.match(latinPart) ?? []) : [];
  return [...(bare === word ? [] : [bare]), ...parts].map(bareName).filter((part) => part.length > 1);
}

function add(map: Map<string, number[]>, key: string, position: number) {
  const known = map.get(key);
  if (known) known.push(position);
  else map.set(key, [position]);
}

/** Returns how rare a term is in the transcript and in speech generally: the negative logarithm of its share of blocks. */
export const rarityOf = ({ blocks, blockCount, language }: TranscriptIndex, term: string): number =>
  -Math.log(((blocks.get(term) ?? 0) + priorBlocks * termFrequency(term, language)) / (blockCount + priorBlocks));

/** Returns the index of the unit that contains a word position. */
export function unitAt({ wordsBefore, units }: TranscriptIndex, position: number): number {
  let low = 0;
  let high = units.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (wordsBefore[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
