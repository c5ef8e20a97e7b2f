import { matchNothing } from '../encoding/match-nothing.ts';
import { cleanText } from '../subtitles/clean-text.ts';
import { countWords } from '../subtitles/count-words.ts';
import { createFormScore } from './answer-form.ts';
import { lowerCase } from './lower-case.ts';
import { numberWords } from './number-words.ts';
import { isNumber, readCompoundTerms, readQuestion, readTerms } from './question.ts';
import { losesAccents } from './stem.ts';
import type { TextUnit } from './text-unit.ts';
import { unifyLetters } from './unify-letters.ts';

/** A transcript that is searched; `id` identifies its passages, `language` is a BCP 47 base tag or ''. */
export interface SearchedText {
  id: string;
  units: readonly TextUnit[];
  language: string;
}

/** Approximate size of a passage in words, and the distance in words between the starts of two passages. */
const passageWords = 110;
const strideWords = 30;
/** Sizes in words of the contexts around a passage in which question terms count too. */
const contextWords = [300, 800] as const;
/** Parameters of BM25: term saturation (k1) and length normalization (b). */
const bm25Saturation = 1.2;
const bm25LengthShare = 0.75;
/** Weight of a term that is a part of a longer word: "Preis" of "Benzinpreis". */
export const compoundWeight = 0.5;

/** A possible passage of one of the texts, with its features in the order of `answer-weights.json`. */
export interface Candidate {
  text: number;
  /** Index of the first unit, and of the one after the last. */
  from: number;
  to: number;
  /** Position of its middle, in words. */
  middle: number;
  /** Degree to which one of its sentences has the form of an answer that the question asks for, and contains its terms: 0 to 1. */
  form: number;
  features: number[];
}

/** Returns all passages near which a question term occurs, or in which a speaker that the question names is speaking. */
export function candidatesFor(texts: readonly SearchedText[], question: string): Candidate[] {
  const textIndexes = texts.map((text) => readText(text, question));
  const blocks = textIndexes.reduce((sum, { words }) => sum + Math.max(1, words.at(-1)! / passageWords), 0);
  const blockFrequency = new Map<string, number>();
  for (const { hits } of textIndexes)
    for (const [term, { inBlocks }] of hits) blockFrequency.set(term, (blockFrequency.get(term) ?? 0) + inBlocks);
  const rarity = (term: string) =>
    Math.log(1 + Math.max(0.5, blocks - blockFrequency.get(term)! + 0.5) / (blockFrequency.get(term)! + 0.5));
  const candidates = textIndexes.flatMap((text, index) => scorePassages(text, index, rarity));
  const maxima = [0, 1, 2].map((feature) =>
    candidates.reduce((maximum, { features }) => Math.max(maximum, features[feature]!), 1e-9),
  );
  for (const { features } of candidates) {
    for (const [feature, maximum] of maxima.entries()) features[feature]! /= maximum;
  }
  return candidates;
}

interface ReadText {
  /** Words before each unit, and before the end; and those of the speakers that the question names. */
  words: number[];
  namedSpeakerWords: number[];
  /** Occurrences of each question term before each unit, and the number of passage-sized blocks that contain it. */
  hits: Map<string, { before: Float64Array; inBlocks: number }>;
  /** Units with a term of the question that have the form of an answer: 0 to 1. */
  forms: { unit: number; score: number; terms: readonly string[] }[];
}

function readText({ units, language }: SearchedText, question: string): ReadText {
  const speakers = new Set(units.flatMap(({ speaker }) => (speaker ? [speaker] : [])));
  const read = readQuestion(question, language, speakers);
  const { terms, speakers: named } = read;
  const words = [0];
  const namedSpeakerWords = [0];
  const occurrences = new Map(terms.map((term) => [term, new Float64Array(units.length + 1)]));
  const mayContainTerm = matchAnyTerm(terms, language);
  const formScore = createFormScore(question, language, read);
  const forms: ReadText['forms'] = [];
  for (const [index, { text, speaker }] of units.entries()) {
    const spokenText = cleanText(text);
    const length = countWords(spokenText);
    words.push(words[index]! + length);
    namedSpeakerWords.push(namedSpeakerWords[index]! + (speaker !== undefined && named.has(speaker) ? length : 0));
    for (const before of occurrences.values()) before[index + 1] = before[index]!;
    if (!mayContainTerm.test(unifyLetters(lowerCase(spokenText, language), language))) continue;
    const spokenTerms = readTerms(spokenText, language, read);
    const count = (term: string, weight: number) => {
      const before = occurrences.get(term);
      if (before) before[index + 1]! += weight;
    };
    for (const term of spokenTerms) count(term, 1);
    for (const term of readCompoundTerms(spokenText, language, read, spokenTerms)) count(term, compoundWeight);
    const searched = terms.filter((term) => occurrences.get(term)![index + 1]! > occurrences.get(term)![index]!);
    // A sentence may go on in the next caption.
    const score = searched.length > 0 ? formScore(`${spokenText} ${cleanText(units[index + 1]?.text ?? '')}`) : 0;
    if (score > 0) forms.push({ unit: index, score, terms: searched });
  }
  const hits = new Map<string, { before: Float64Array; inBlocks: number }>();
  for (const [term, before] of occurrences) {
    if (before.at(-1)! > 0) hits.set(term, { before, inBlocks: countBlocks(before, words) });
  }
  return { words, namedSpeakerWords, hits, forms };
}

/**
 * Returns a pattern for lower-case texts that may contain a term, by the first characters of each, which stems retain apart from
 * accents: most texts need not be tokenized.
 */
function matchAnyTerm(terms: readonly string[], language: string): RegExp {
  const unknown = losesAccents(language) ? /[aceilnosuyz]|[^\p{L}\p{N}\p{M}]/gu : /y|[^\p{L}\p{N}\p{M}]/gu;
  const spelled = terms.some(isNumber) ? numberWords(language).values.keys() : [];
  const heads = [...terms, ...spelled].map((term) => [...lowerCase(term, language)].slice(0, 3).join('').replace(unknown, '.'));
  return heads.length > 0 ? new RegExp(heads.join('|'), 'u') : matchNothing;
}

function countBlocks(before: Float64Array, words: readonly number[]): number {
  const blocks = new Set<number>();
  for (let unit = 0; unit + 1 < before.length; unit++) {
    if (before[unit + 1]! > before[unit]!) blocks.add(Math.floor(words[unit]! / passageWords));
  }
  return blocks.size;
}

function scorePassages(
  { words, namedSpeakerWords, hits, forms }: ReadText,
  text: number,
  rarity: (term: string) => number,
): Candidate[] {
  const weightedTerms = [...hits].map(([term, { before }]) => ({ before, weight: rarity(term) }));
  const relevance = (from: number, to: number, expected: number) => {
    const lengthFactor = bm25Saturation * (1 - bm25LengthShare + (bm25LengthShare * (words[to]! - words[from]!)) / expected);
    let sum = 0;
    for (const { before, weight } of weightedTerms) {
      const count = before[to]! - before[from]!;
      if (count > 0) sum += (weight * count) / (count + lengthFactor);
    }
    return sum;
  };
  const totalWeight = weightedTerms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const weighedForms = forms.map(({ unit, score, terms }) => ({
    unit,
    form: (score * terms.reduce((sum, term) => sum + rarity(term), 0)) / totalWeight,
  }));
  const result: Candidate[] = [];
  for (const [from, to] of passageRanges(words)) {
    const middle = (words[from]! + words[to]!) / 2;
    const [nearContext, wideContext] = contextWords.map((contextSize) =>
      relevance(
        Math.min(from, findUnit(words, middle - contextSize / 2)),
        Math.max(to, findUnit(words, middle + contextSize / 2)),
        contextSize,
      ),
    );
    const speakerShare = (namedSpeakerWords[to]! - namedSpeakerWords[from]!) / Math.max(1, words[to]! - words[from]!);
    if (wideContext === 0 && speakerShare === 0) continue;
    result.push({
      text,
      from,
      to,
      middle,
      form: weighedForms.reduce((max, { unit, form }) => (unit >= from && unit < to ? Math.max(max, form) : max), 0),
      features: [relevance(from, to, passageWords), nearContext!, wideContext!, speakerShare],
    });
  }
  return result;
}

/** Returns the ranges of units that are closest to a passage's size. */
function passageRanges(words: readonly number[]): [from: number, to: number][] {
  const count = words.length - 1;
  const result: [number, number][] = [];
  for (let from = 0; from < count; from = Math.max(from + 1, findUnit(words, words[from]! + strideWords))) {
    let to = Math.max(from + 1, findUnit(words, words[from]! + passageWords));
    if (to - 1 > from && words[to]! - words[from]! - passageWords > passageWords - (words[to - 1]! - words[from]!)) to--;
    result.push([from, to]);
    if (to === count) break;
  }
  return result;
}

/** Returns the first unit before which there are at least `count` words. */
function findUnit(words: readonly number[], count: number): number {
  let low = 0;
  let high = words.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < count) low = middle + 1;
    else high = middle;
  }
  return low;
}
