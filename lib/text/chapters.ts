import type { SlideText } from '../records/visuals.ts';
import { splitSentences } from '../subtitles/sentences.ts';
import { boundaryEvidence } from './boundary-evidence.ts';
import { composeTitles } from './compose-titles.ts';
import { detectUnitLanguage } from './language.ts';
import { sigmoid } from './logistic.ts';
import { segment } from './segmentation.ts';
import { markReliableEnds, markSentenceEnds } from './sentence-ends.ts';
import { readTermStream, type TermStream } from './term-stream.ts';
import type { TextUnit } from './text-unit.ts';

/** A chapter: its first unit `start` and its title. It ends where the next one starts. */
export interface Chapter {
  start: number;
  title: string;
}

/** Options of the division of a transcript into chapters. */
export interface ChapterOptions {
  /** BCP 47 tag of the transcript, when known. */
  language?: string;
  /** Exact number of chapters, limited by the number of units. Takes precedence over the level of detail. */
  count?: number;
  /** From 0, the coarsest chapters, to 1000, the finest; the estimated number of chapters when absent. */
  detailLevel?: number;
  /** Slides with which chapters may be titled. */
  slides?: readonly SlideText[];
}

/** Minimum and maximum mean length of a chapter in words. */
const meanChapterWords = { min: 150, max: 3000 } as const;
/**
 * Chapters by the number of likely starts and, a little, of words: `scale * words ** wordExponent * likely ** (1 - wordExponent)`.
 * The scale leaves out a fifth of the likely starts, whose places are least certain.
 */
const chapterCount = { scale: 0.47, wordExponent: 0.1 } as const;
/** Logarithm of the factor by which the fitted model overweights chapter starts. */
const startOverweight = Math.log(8);

/** Divides a transcript into chapters by change of topic, the first at unit 0; returns none for an empty transcript. */
export function findChapters(units: readonly TextUnit[], options: ChapterOptions = {}): Chapter[] {
  if (units.length === 0) return [];
  const language = detectUnitLanguage(units, options.language);
  const starts = findChapterStarts(units, { ...options, language });
  const titles = composeTitles(markReliableEnds(units, language), starts, language, options);
  return starts.map((start, i) => ({ start, title: titles[i]! }));
}

/** Returns the first units of the chapters of a transcript, which is not empty, without titles. */
export function findChapterStarts(
  units: readonly TextUnit[],
  { language, count, detailLevel }: Pick<ChapterOptions, 'count' | 'detailLevel'> & { language: string },
): number[] {
  const parts = toSentenceUnits(units, language, count);
  const stream = readTermStream(parts, language);
  const partStarts = chapterStarts(stream, boundaryEvidence(stream), { count, detailLevel });
  return [...new Set([0, ...partStarts.map((part) => parts[part]!.from)])];
}

/** Maximum share of units that end with a mark in captions that break anywhere. */
const maxMarkedShare = 0.5;
const endMark = /[。！？．!?…؟۔।.]["'”’」』）)»]*\s*$/u;

/**
 * Returns the units, or the sentences that they form where captions break within sentences, as automatic ones do; each with its
 * first unit. A chapter then starts with a sentence.
 */
function toSentenceUnits(units: readonly TextUnit[], language: string, minCount = 0): (TextUnit & { from: number })[] {
  const breaksAnywhere = units.filter(({ text }) => endMark.test(text)).length <= maxMarkedShare * units.length;
  const sentences = breaksAnywhere ? splitSentences(markSentenceEnds(units, language), language) : [];
  if (sentences.length < Math.max(1, minCount)) return units.map((unit, from) => ({ ...unit, from }));
  return sentences.map(({ text, speaker, from, to }) => ({
    ...{ text, speaker, from },
    ...{ startTime: units[from]!.startTime, endTime: units[to - 1]!.endTime },
  }));
}

/** Returns the units that start a chapter according to the evidence, without the first unit. */
export function chapterStarts(
  stream: TermStream,
  evidence: readonly number[],
  { count, detailLevel }: Pick<ChapterOptions, 'count' | 'detailLevel'> = {},
): number[] {
  const words = stream.wordsBefore.at(-1)!;
  const wanted = Math.min(stream.units.length, count ?? expectedCount(evidence, words, detailLevel));
  return wanted > 1 ? segment(stream, evidence, wanted) : [];
}

/**
 * Estimates the number of chapters from length and evidence: half of it at the lowest level of detail, double at the highest, and
 * the estimate itself in the middle and without a level.
 */
function expectedCount(evidence: readonly number[], words: number, detailLevel = 500): number {
  const likely = evidence.slice(1).reduce((sum, logOdds) => sum + sigmoid(logOdds - startOverweight), 1);
  const { scale, wordExponent } = chapterCount;
  const estimate = scale * words ** wordExponent * likely ** (1 - wordExponent);
  const boundedEstimate = Math.min(Math.max(estimate, words / meanChapterWords.max), words / meanChapterWords.min);
  return Math.round(boundedEstimate * 2 ** (detailLevel / 500 - 1));
}
