import { boundaryEvidence } from './boundary-evidence.ts';
import { detectUnitLanguage } from './language.ts';
import { segment } from './segmentation.ts';
import { readTermStream } from './term-stream.ts';
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
const lengths = { shortest: 200, longest: 3000 } as const;
/** Starts that are only just likely are more often wrong than missed. */
const surerPart = 0.6;
/** The fit counts a start this much more often than it occurs, as a logarithm. */
const overweight = Math.log(8);

/** Chapters of a transcript by change of topic, the first at 0; none for no units. */
export function chapters(
  units: readonly Unit[],
  { language: declared, count, detailLevel = 500 }: ChapterOptions = {},
): Chapter[] {
  if (units.length === 0) return [];
  const language = detectUnitLanguage(units, declared);
  const starts = [0, ...innerStarts(units, language, detailLevel, count)];
  const named = titles(units, starts, language);
  return starts.map((start, i) => ({ start, title: named[i]! }));
}

function innerStarts(units: readonly Unit[], language: string, detailLevel: number, count?: number): number[] {
  const stream = readTermStream(units, language);
  const evidence = boundaryEvidence(stream);
  const wanted = Math.min(units.length, count ?? expectedCount(evidence, stream.wordsBefore.at(-1)!, detailLevel));
  return wanted > 1 ? segment(stream, evidence, wanted) : [];
}

/** Of the chapters that the evidence makes likely, the surer part; half as many at the lowest level of detail, twice at the highest. */
function expectedCount(evidence: readonly number[], words: number, detailLevel: number): number {
  const likely = evidence.slice(1).reduce((sum, logOdds) => sum + 1 / (1 + Math.exp(overweight - logOdds)), 1);
  const middle = Math.min(Math.max(surerPart * likely, words / lengths.longest), words / lengths.shortest);
  return Math.round(middle * 2 ** (detailLevel / 500 - 1));
}
