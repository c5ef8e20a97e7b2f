import type { ChapterWeights } from '../lib/text/boundary-evidence.ts';
import { readTitleCandidates } from '../lib/text/title-candidates.ts';
import { titleFeatures } from '../lib/text/title-features.ts';
import { random, type Sample } from '../test/eval/data.ts';
import { titledChapters, titleF1 } from '../test/eval/title-scores.ts';
import { fitTrees } from './fit-trees.ts';

/** Features of phrases of people's chapters, and how much each is like the person's title, 0 to 1. */
export interface TitleRows {
  rows: number[][];
  likeness: number[];
}

/** Share of the phrases that share nothing with the title which are read; each stands for its share of them. */
const sampledShare = 0.06;
const unlikeWeight = 1.5;

/** Reads the phrases of the chapters that a person titled. */
export function readTitleRows(sample: Sample): TitleRows {
  const { units, bounds, lang } = sample;
  const next = random(units.length);
  const document = readTitleCandidates(units, [0, ...bounds], lang);
  const read: TitleRows = { rows: [], likeness: [] };
  for (const { index, title } of titledChapters(sample)) {
    for (const candidate of document.chapters[index]!.candidates) {
      const likeness = titleF1(candidate.text, title, lang);
      if (likeness === 0 && next() > sampledShare) continue;
      read.rows.push(titleFeatures(candidate, index, document));
      read.likeness.push(likeness);
    }
  }
  return read;
}

/** Weights for titles: how much like a person's title a phrase is expected to be. */
export function fitTitles(sets: readonly { read: readonly TitleRows[]; weight: number }[]): ChapterWeights {
  const rows: number[][] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  for (const { read, weight } of sets) {
    for (const one of read) {
      one.rows.forEach((row, i) => {
        rows.push(row);
        labels.push(one.likeness[i]!);
        weights.push(one.likeness[i] === 0 ? unlikeWeight * weight : weight);
      });
    }
  }
  return fitTrees(rows, labels, weights, { trees: 70, depth: 4, rate: 0.12, leaf: 30, rows: 0.7, features: 0.6 });
}
