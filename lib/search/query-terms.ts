import { foldWithOrigins } from '../encoding/fold.ts';
import { findRuns, splitParts, truncateTerm } from './terms.ts';
import { loosenWord, prefixedForms } from './word-forms.ts';

/** A text that is looked up among the terms of the index. A prefix matches every term that starts with it. */
export interface TermForm {
  text: string;
  isPrefix: boolean;
}

/** A term of a query. */
export interface QueryTerm extends TermForm {
  /** Whether it is a whole word, or a part of text without spaces. */
  isWord: boolean;
  /** Other forms of the word that match instead, as prefixes: "spiderman" for the parts of "Spider-Man". */
  others: string[];
}

/** Returns what a term matches: its own text, and its other forms. */
export const formsOf = ({ text, isPrefix, others }: QueryTerm): TermForm[] => [
  { text, isPrefix },
  ...others.map((other) => ({ text: other, isPrefix: true })),
];

// Every script's dictionary is used whatever the language is, but both hosts have to choose the same one.
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
/** Matches the places between hiragana, and before a long vowel. */
const undivided = /(?<=\p{Script=Hiragana}ー*)(?=\p{Script=Hiragana})|(?=ー)/gu;
const particle = /^\p{Script=Katakana}$/u;

/**
 * Splits a query into terms. Words match by prefix, because endings differ (clock, clocks), very short ones only while they are
 * being typed. In text without spaces the pairs of characters within a word have to occur. With `isLoose` words match without
 * their endings.
 */
export function queryTerms(query: string, { isLoose = false } = {}): QueryTerm[] {
  const { text, origins } = foldWithOrigins(query);
  const wordStarts = findWordStarts(query);
  const terms = new Map<string, QueryTerm>();
  const put = (term: QueryTerm) => terms.has(term.text) || terms.set(term.text, term);
  for (const { text: found, index, isWord } of findRuns(text)) {
    if (isWord) {
      const isTyped = index + found.length === text.length;
      const parts = splitParts(found);
      for (const [at, part] of parts.entries())
        put(wordTerm(part, isTyped && at === parts.length - 1, parts.length > 1 ? [parts.join('')] : [], isLoose));
    } else {
      for (const word of divideUnspaced(found, (at) => wordStarts.has(origins[index + at]!)))
        for (const pair of pairsOf(word)) put({ text: pair, isPrefix: false, isWord: false, others: [] });
    }
  }
  const all = [...terms.values()];
  const withoutParticles = all.filter((term) => !particle.test(term.text));
  return withoutParticles.length > 0 ? withoutParticles : all;
}

/** Returns where words start in a text. Hiragana is not divided, as it is often divided wrongly: "らーめん". */
function findWordStarts(text: string): Set<number> {
  const joints = new Set(Array.from(text.matchAll(undivided), ({ index }) => index));
  const starts = Array.from(segmenter.segment(text), ({ index }) => index);
  return new Set(starts.filter((at) => !joints.has(at)));
}

function wordTerm(word: string, isTyped: boolean, joined: string[], isLoose: boolean): QueryTerm {
  const { text, others } = isLoose ? loosenWord(word) : { text: word, others: [] };
  const isLong = text.length >= 3 || (text.length === 2 && (isTyped || text > '\u02ff')) || text >= '가';
  return {
    text: truncateTerm(text),
    isPrefix: isLong,
    isWord: true,
    others: [...joined, ...others, ...prefixedForms(text)].map(truncateTerm),
  };
}

/** Divides text without spaces into the words that start at `isStart`; a long vowel at their ends is left out, as many write. */
function divideUnspaced(text: string, isStart: (at: number) => boolean): string[] {
  const words: string[] = [];
  let at = 0;
  for (const character of text) {
    if (words.length === 0 || isStart(at)) words.push('');
    words[words.length - 1] += character;
    at += character.length;
  }
  return words.map(dropLongVowel);
}

/** Returns a word of katakana without a long vowel at its end: "サーバ" for "サーバー". */
export const dropLongVowel = (word: string): string => word.replace(/(?<=.)ー+$/u, '');

function pairsOf(word: string): string[] {
  const characters = [...word].filter((character) => character !== '\n');
  return characters.length === 1 ? characters : characters.slice(1).map((character, before) => characters[before]! + character);
}
