import { cleanText, countWords } from '../subtitles/sentences.ts';
import { readQuestion } from './question.ts';
import { searchTerms } from './search-terms.ts';
import type { Unit } from './unit.ts';

/** A transcript that is searched, under the name by which its passages are known; its language as a BCP 47 base tag, or ''. */
export interface SearchedText {
  id: string;
  units: readonly Unit[];
  language: string;
}

/** Passages of about so many words begin so many words apart. */
const size = 110;
const stride = 30;
/** Words around a passage in which the question's words count too. */
const surroundings = [300, 800] as const;
/** BM25: how soon more of the same word counts for little, and how much of a long passage's words is due to its length. */
const saturation = 1.2;
const lengthShare = 0.75;

/** A possible passage of one of the texts, with what speaks for it in the order of `answer-weights.json`. */
export interface Candidate {
  text: number;
  /** First unit, and the one after the last. */
  from: number;
  to: number;
  /** The word in its middle. */
  middle: number;
  features: number[];
}

/** All passages near which a word of the question is said, or in which a speaker speaks whom it names. */
export function candidatesFor(texts: readonly SearchedText[], question: string): Candidate[] {
  const read = texts.map((text) => readText(text, question));
  const blocks = read.reduce((sum, { words }) => sum + Math.max(1, words.at(-1)! / size), 0);
  const spread = new Map<string, number>();
  for (const { hits } of read) for (const [term, { inBlocks }] of hits) spread.set(term, (spread.get(term) ?? 0) + inBlocks);
  const rarity = (term: string) => Math.log(1 + Math.max(0.5, blocks - spread.get(term)! + 0.5) / (spread.get(term)! + 0.5));
  const candidates = read.flatMap((text, index) => passagesOf(text, index, rarity));
  const most = [0, 1, 2].map((feature) => candidates.reduce((most, { features }) => Math.max(most, features[feature]!), 1e-9));
  for (const { features } of candidates) {
    for (const [feature, highest] of most.entries()) features[feature]! /= highest;
  }
  return candidates;
}

interface ReadText {
  /** By unit, and once more at the end: words said before it, and of these the words of speakers that are asked for. */
  words: number[];
  asked: number[];
  /** By term of the question: how often it was said before each unit, and in how many stretches as long as a passage. */
  hits: Map<string, { before: Int32Array; inBlocks: number }>;
}

function readText({ units, language }: SearchedText, question: string): ReadText {
  const speakers = new Set(units.flatMap(({ speaker }) => (speaker ? [speaker] : [])));
  const { terms, speakers: named } = readQuestion(question, language, speakers);
  const words = [0];
  const asked = [0];
  const said = new Map(terms.map((term) => [term, new Int32Array(units.length + 1)]));
  const mayHave = anyOf(terms);
  for (const [index, { text, speaker }] of units.entries()) {
    const spoken = cleanText(text);
    const length = countWords(spoken);
    words.push(words[index]! + length);
    asked.push(asked[index]! + (speaker !== undefined && named.has(speaker) ? length : 0));
    for (const before of said.values()) before[index + 1] = before[index]!;
    for (const term of mayHave.test(spoken.toLowerCase()) ? searchTerms(spoken, language) : []) {
      const before = said.get(term);
      if (before) before[index + 1]!++;
    }
  }
  const hits = new Map<string, { before: Int32Array; inBlocks: number }>();
  for (const [term, before] of said) {
    if (before.at(-1)! > 0) hits.set(term, { before, inBlocks: blocksWith(before, words) });
  }
  return { words, asked, hits };
}

/** Finds lower-case texts that may have one of some terms, by the first characters of each, which stems keep: most need not be read. */
function anyOf(terms: readonly string[]): RegExp {
  const heads = terms.map((term) =>
    [...term]
      .slice(0, 3)
      .join('')
      .replace(/[^\p{L}\p{N}\p{M}]/gu, '.'),
  );
  return heads.length > 0 ? new RegExp(heads.join('|'), 'u') : /(?!)/;
}

function blocksWith(before: Int32Array, words: readonly number[]): number {
  const blocks = new Set<number>();
  for (let unit = 0; unit + 1 < before.length; unit++) {
    if (before[unit + 1]! > before[unit]!) blocks.add(Math.floor(words[unit]! / size));
  }
  return blocks.size;
}

function passagesOf({ words, asked, hits }: ReadText, text: number, rarity: (term: string) => number): Candidate[] {
  const weighed = [...hits].map(([term, { before }]) => ({ before, weight: rarity(term) }));
  const relevance = (from: number, to: number, expected: number) => {
    const long = saturation * (1 - lengthShare + (lengthShare * (words[to]! - words[from]!)) / expected);
    let sum = 0;
    for (const { before, weight } of weighed) {
      const count = before[to]! - before[from]!;
      if (count > 0) sum += (weight * count) / (count + long);
    }
    return sum;
  };
  const found: Candidate[] = [];
  for (const [from, to] of windows(words)) {
    const middle = (words[from]! + words[to]!) / 2;
    const [around, far] = surroundings.map((reach) =>
      relevance(Math.min(from, unitAt(words, middle - reach / 2)), Math.max(to, unitAt(words, middle + reach / 2)), reach),
    );
    const bySpeaker = (asked[to]! - asked[from]!) / Math.max(1, words[to]! - words[from]!);
    if (far === 0 && bySpeaker === 0) continue;
    found.push({ text, from, to, middle, features: [relevance(from, to, size), around!, far!, bySpeaker] });
  }
  return found;
}

/** Ranges of units that come closest to a passage's size. */
function windows(words: readonly number[]): [from: number, to: number][] {
  const count = words.length - 1;
  const found: [number, number][] = [];
  for (let from = 0; from < count; from = Math.max(from + 1, unitAt(words, words[from]! + stride))) {
    let to = Math.max(from + 1, unitAt(words, words[from]! + size));
    if (to - 1 > from && words[to]! - words[from]! - size > size - (words[to - 1]! - words[from]!)) to--;
    found.push([from, to]);
    if (to === count) break;
  }
  return found;
}

/** The first unit before which at least so many words are said. */
function unitAt(words: readonly number[], wanted: number): number {
  let low = 0;
  let high = words.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
