import type { CitedLine } from '../records/records.ts';
import { countWords } from '../subtitles/sentences.ts';
import { type Document, readDocument } from './document.ts';
import { detectUnitLanguage } from './language.ts';
import { type Ranking, rank, type SummaryWeights } from './ranking.ts';
import { type Budget, select } from './selection.ts';
import type { Unit } from './unit.ts';

export interface SummaryOptions {
  /** BCP 47 tag of the transcript, when known. */
  language?: string;
  /** 0 the shortest useful summary, 1000 every point made. Default 500. */
  detailLevel?: number;
  /** Take precedence over the level of detail. */
  maxWords?: number;
  /** Counts every character of the lines, and one between two lines. */
  maxCharacters?: number;
  /** Starts of chapters as unit indexes: each gets its share. */
  chapters?: readonly number[];
  weights?: SummaryWeights;
}

const defaultDetailLevel = 500;

/** The sentences that say most of a transcript, in its order; no line has a word that its cited units lack. */
export function summarize(units: readonly Unit[], options: SummaryOptions = {}): { language: string; lines: CitedLine[] } {
  const language = detectUnitLanguage(units, options.language);
  const ranking = rank(readDocument(units, language), options.weights);
  const parts = divideStatements(ranking.document, options.chapters ?? []);
  return { language, lines: linesOf(ranking, parts, budgetOf(ranking.document, options)) };
}

/** The statements of each chapter, by the units that start the chapters; those before the first start come first. */
export function divideStatements({ statements }: Document, starts: readonly number[]): number[][] {
  const parts: number[][] = [[], ...starts.map(() => [])];
  let chapter = 0;
  statements.forEach(({ from }, index) => {
    while (chapter < starts.length && starts[chapter]! <= from) chapter++;
    parts[chapter]!.push(index);
  });
  return parts;
}

/** Lines chosen from some parts of a ranked document, each part getting its share. */
export function linesOf(ranking: Ranking, parts: readonly (readonly number[])[], budget: Budget): CitedLine[] {
  const { statements } = ranking.document;
  return select(ranking, parts, budget).map((index) => {
    const { text, from, to } = statements[index]!;
    return { text, cites: Array.from({ length: to - from }, (_, i) => from + i) };
  });
}

/** Words of a summary of so many words, growing evenly (as a ratio) from the lowest level of detail to the highest. */
export function summaryLength(words: number, detailLevel: number): number {
  const shortest = Math.min(Math.max(60, words * 10 ** -2.3), 600);
  const longest = Math.max(Math.min(words * 10 ** -0.6, 6000), shortest);
  return Math.min(shortest * (longest / shortest) ** (detailLevel / 1000), Math.max(25, 0.3 * words));
}

function budgetOf(document: Document, { detailLevel = defaultDetailLevel, maxWords, maxCharacters }: SummaryOptions): Budget {
  if (maxWords !== undefined) return { most: maxWords, cost: countWords };
  if (maxCharacters !== undefined) return { most: maxCharacters + 1, cost: (text) => [...text].length + 1 };
  const words = document.statements.reduce((sum, { length }) => sum + length, 0);
  return wordBudget(summaryLength(words, detailLevel));
}

export const wordBudget = (most: number): Budget => ({ most, cost: countWords });
