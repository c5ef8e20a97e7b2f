import type { GroundingProblem } from '../records/generation.ts';
import { predictLogOdds } from '../text/boosted-trees.ts';
import { detectLanguage, detectUnitLanguage } from '../text/language.ts';
import { sigmoid } from '../text/logistic.ts';
import type { TextUnit } from '../text/text-unit.ts';
import type { PlacedSentence } from './claim-features.ts';
import { cellOf, readEvidence } from './evidence.ts';
import fitted from './grounding-weights.json' with { type: 'json' };
import { listProblems } from './list-problems.ts';
import { bestCell, coverSentence, neighborCount, type SentenceCoverage, scorePlaces } from './locate.ts';
import { selectCites } from './select-cites.ts';
import { supportFeatures } from './support-features.ts';
import { indexTranscript, type TranscriptIndex } from './transcript-index.ts';
import type { GroundingWeights } from './weights.ts';

/** A sentence held against a transcript. */
export interface GroundedSentence {
  /** Ascending indexes of the units that support it; empty if none was found. */
  cites: number[];
  /** Degree to which the transcript supports it, 0 to 1. */
  support: number;
  problems: GroundingProblem[];
  /** Whether its language is the transcript's. Otherwise only numbers, names, dates and speakers can be compared. */
  isComparable: boolean;
}

/** A transcript that sentences are held against. */
export interface Grounding {
  /** Judges sentences of one text, in their order; neighbors help to find their places. `language` is their base tag, if known. */
  ground(sentences: readonly string[], language?: string): GroundedSentence[];
  /** Judges a sentence that cites units: what it claims must hold there. */
  groundCited(sentence: string, cites: readonly number[], language?: string): GroundedSentence;
}

/** Opens a transcript for grounding. It is read once, in time proportional to its length. */
export function createGrounding(
  units: readonly TextUnit[],
  language = '',
  weights: GroundingWeights = fitted as unknown as GroundingWeights,
): Grounding {
  const index = indexTranscript(units, detectUnitLanguage(units, language));
  return {
    ground(sentences, sentenceLanguage = '') {
      const written = sentenceLanguage || detectLanguage(sentences.join(' '), index.language);
      const grounded: GroundedSentence[] = [];
      for (const placed of placeSentences(sentences, written, index, weights.place)) grounded.push(judge(placed, index, weights));
      return grounded;
    },
    groundCited(text, cites, sentenceLanguage = '') {
      const written = sentenceLanguage || detectLanguage(text, index.language);
      const covered = [coverSentence(readEvidence(text, written, index), index)];
      return judge(placeSentence({ text, language: written, covered, at: 0, cites }, index, weights.place), index, weights);
    },
  };
}

/** Finds the places of sentences that follow each other, one after the other. */
export function* placeSentences(
  sentences: readonly string[],
  language: string,
  index: TranscriptIndex,
  weights: readonly number[],
): Generator<PlacedSentence> {
  // Coverage takes memory by the transcript's length, so only that of the neighbors is held.
  const covered: (SentenceCoverage | undefined)[] = [];
  for (const [at, text] of sentences.entries()) {
    for (let near = Math.max(0, at - neighborCount); near <= Math.min(sentences.length - 1, at + neighborCount); near++)
      covered[near] ??= coverSentence(readEvidence(sentences[near]!, language, index), index);
    if (at > neighborCount) covered[at - neighborCount - 1] = undefined;
    yield placeSentence({ text, language, covered, at }, index, weights);
  }
}

/** A sentence whose place is searched: `covered` has the coverage of its neighbors, and its own at the index `at`. */
export interface SentenceInText {
  text: string;
  language: string;
  covered: readonly (SentenceCoverage | undefined)[];
  at: number;
  /** Indexes of the units that it cites. */
  cites?: readonly number[];
}

/** Finds the place of a sentence; among the units that it cites, if it does. */
export function placeSentence(
  { text, language, covered, at, cites = [] }: SentenceInText,
  index: TranscriptIndex,
  weights: readonly number[],
): PlacedSentence {
  const scores = scorePlaces(covered, at, index, weights);
  const cited = citedCells(cites, index);
  const place = cited.size === 0 ? bestCell(scores.inContext) : bestCell(scores.inContext, (cell) => cited.has(cell));
  return { text, language, sentence: covered[at]!, scores, place, ...(cites.length > 0 && { cites }) };
}

function citedCells(cites: readonly number[], { wordsBefore }: TranscriptIndex): Set<number> {
  const cells = new Set<number>();
  for (const cite of cites)
    for (let word = wordsBefore[cite]!; word <= Math.max(wordsBefore[cite]!, wordsBefore[cite + 1]! - 1); word++)
      cells.add(cellOf(word));
  return cells;
}

function judge(placed: PlacedSentence, index: TranscriptIndex, weights: GroundingWeights): GroundedSentence {
  const { text, sentence, scores, cites } = placed;
  const isComparable = placed.language === index.language;
  const { terms, numbers, names } = sentence.evidence;
  const all = [...terms, ...numbers, ...names];
  const found = all.filter(({ positions }) => positions.length > 0);
  const support = isComparable
    ? sigmoid(predictLogOdds(supportFeatures(sentence, scores, index), weights.support))
    : found.length / Math.max(1, all.length);
  const problems = listProblems(placed, index, weights);
  // What a sentence cites supports it better than its words do elsewhere.
  const isFound = found.length > 0 || (cites !== undefined && all.length === 0);
  if (!isFound || (isComparable && !cites && support < weights.minSupport)) problems.push({ kind: 'unsupported', text });
  return {
    cites: cites ? [...cites] : found.length === 0 ? [] : selectCites(placed, index),
    support: found.length === 0 ? 0 : support,
    problems,
    isComparable,
  };
}
