import { defaultDetailLevel } from '../contract/detail-level.ts';
import type { CitedLine } from '../records/summary.ts';
import { countWords } from '../subtitles/count-words.ts';
import { lineText, readDocument, type TranscriptDocument } from './document.ts';
import { findPromotions, promotedStatements } from './find-promotions.ts';
import { detectUnitLanguage } from './language.ts';
import { type Ranking, rankStatements, type SummaryWeights } from './ranking.ts';
import { type SelectionBudget, selectStatements } from './selection.ts';
import type { TextUnit } from './text-unit.ts';

/** Options of an extracted summary: its language and length. */
export interface SummaryOptions {
  /** BCP 47 tag of the transcript, when known. */
  language?: string;
  /** 0 for the shortest useful summary, 1000 for every point of the transcript; `defaultDetailLevel` when absent. */
  detailLevel?: number;
  /** Maximum number of words. Takes precedence over the level of detail. */
  maxWords?: number;
  /** Maximum number of characters, including one between two lines. */
  maxCharacters?: number;
  weights?: SummaryWeights;
}

/** Summarizes a transcript by its most important sentences, in its order. A line contains no word that its cited units lack. */
export function summarize(units: readonly TextUnit[], options: SummaryOptions = {}): { language: string; lines: CitedLine[] } {
  const language = detectUnitLanguage(units, options.language);
  const ranking = rankStatements(readDocument(units, language), options.weights);
  const leftOut = promotedStatements(findPromotions(ranking.document.statements, language));
  const parts = divideStatements(ranking.document, [], leftOut);
  return { language, lines: selectLines(ranking, parts, createBudget(ranking.document, options)) };
}

/**
 * Divides the statements, without those that are left out, by the units that start the chapters; the first part has those before the
 * first start.
 */
export function divideStatements(
  { statements }: TranscriptDocument,
  starts: readonly number[],
  leftOut: ReadonlySet<number>,
): number[][] {
  const parts: number[][] = [[], ...starts.map(() => [])];
  let chapter = 0;
  statements.forEach(({ from }, index) => {
    while (chapter < starts.length && starts[chapter]! <= from) chapter++;
    if (!leftOut.has(index)) parts[chapter]!.push(index);
  });
  return parts;
}

/** Selects lines from parts of a ranked document; each part gets its share. */
export function selectLines(ranking: Ranking, parts: readonly (readonly number[])[], budget: SelectionBudget): CitedLine[] {
  const { statements } = ranking.document;
  return selectStatements(ranking, parts, budget).map((index) => {
    const { from, to } = statements[index]!;
    return { text: lineText(statements[index]!), cites: Array.from({ length: to - from }, (_, i) => from + i) };
  });
}

/**
 * Returns the number of words of a summary of `words` words of text; it grows by a constant ratio from the lowest level of
 * detail to the highest.
 */
export function summaryLength(words: number, detailLevel: number): number {
  const minLength = Math.min(Math.max(60, words * 10 ** -2.3), 600);
  const maxLength = Math.max(Math.min(words * 10 ** -0.6, 6000), minLength);
  return Math.min(minLength * (maxLength / minLength) ** (detailLevel / 1000), Math.max(25, 0.3 * words));
}

function createBudget(
  document: TranscriptDocument,
  { detailLevel = defaultDetailLevel, maxWords, maxCharacters }: SummaryOptions,
): SelectionBudget {
  if (maxWords !== undefined) return { maxCost: maxWords, cost: countWords };
  if (maxCharacters !== undefined) return { maxCost: maxCharacters + 1, cost: (text) => [...text].length + 1 };
  const words = document.statements.reduce((sum, { length }) => sum + length, 0);
  return wordBudget(summaryLength(words, detailLevel));
}

/** Returns the limit of a summary's length to a number of words. */
export const wordBudget = (maxCost: number): SelectionBudget => ({ maxCost, cost: countWords });
