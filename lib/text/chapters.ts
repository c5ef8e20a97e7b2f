import { boundaryEvidence } from './boundary-evidence.ts';
import { detectUnitLanguage } from './language.ts';
import { segment } from './segmentation.ts';
import { readTermStream, type TermStream } from './term-stream.ts';
import { titles } from './titles.ts';
import type { Unit } from './unit.ts';

/** A chapter begins with the unit `start` and ends where the next one begins. */
export interface Chapter {
  start: number;
  title: string;
}

export interface ChapterOptions {
  /** BCP 47 tag of the transcript, when known. */
  language?: string;
  /** Exactly so many chapters, if there are so many units. Takes precedence over the level of detail. */
  count?: number;
  /** 0 the coarsest chapters, 1000 the finest. Default 500. */
  detailLevel?: number;
}

/** Mean lengths of chapters between which the evidence decides, in words. */
const lengths = { shortest: 150, longest: 3000 } as const;
/** Chapters per cube root of words times squared likely starts: people divide long transcripts more coarsely than their topics change. */
const coarseness = 0.085;
/** The fit counts a start this much more often than it occurs, as a logarithm. */
const overweight = Math.log(8);

/** Chapters of a transcript by change of topic, the first at 0; none for no units. */
export function chapters(units: readonly Unit[], { language: declared, count, detailLevel }: ChapterOptions = {}): Chapter[] {
  if (units.length === 0) return [];
  const language = detectUnitLanguage(units, declared);
  const stream = readTermStream(units, language);
  const starts = [0, ...chapterStarts(stream, boundaryEvidence(stream), { count, detailLevel })];
  const named = titles(units, starts, language);
  return starts.map((start, i) => ({ start, title: named[i]! }));
}

/** The units that start a chapter by some evidence, the first unit left out. */
export function chapterStarts(
  stream: TermStream,
  evidence: readonly number[],
  { count, detailLevel = 500 }: Pick<ChapterOptions, 'count' | 'detailLevel'> = {},
): number[] {
  const words = stream.wordsBefore.at(-1)!;
  const wanted = Math.min(stream.units.length, count ?? expectedCount(evidence, words, detailLevel));
  return wanted > 1 ? segment(stream, evidence, wanted) : [];
}

/** As many chapters as length and evidence suggest; half as many at the lowest level of detail, twice at the highest. */
function expectedCount(evidence: readonly number[], words: number, detailLevel: number): number {
  const likely = evidence.slice(1).reduce((sum, logOdds) => sum + 1 / (1 + Math.exp(overweight - logOdds)), 1);
  const suggested = coarseness * Math.cbrt(words * likely ** 2);
  const middle = Math.min(Math.max(suggested, words / lengths.longest), words / lengths.shortest);
  return Math.round(middle * 2 ** (detailLevel / 500 - 1));
}
