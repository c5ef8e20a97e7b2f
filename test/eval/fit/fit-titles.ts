import type { BoostedTrees } from '../../../lib/text/boosted-trees.ts';
import { extractTerms } from '../../../lib/text/extract-terms.ts';
import { stem } from '../../../lib/text/stem.ts';
import { readTitleCandidates } from '../../../lib/text/title-candidates.ts';
import { titleFeatures } from '../../../lib/text/title-features.ts';
import type { Sample } from '../data.ts';
import { titledChapters } from '../title-scores.ts';
import { fitTrees } from './fit-trees.ts';

/** Features of the words of people's chapters, and which share of each stands in the person's title, 0 to 1. */
export interface TitleRows {
  rows: number[][];
  labels: number[];
}

/** Reads the words of the chapters that a person titled. */
export function readTitleRows(sample: Sample): TitleRows {
  const { units, bounds, lang } = sample;
  const document = readTitleCandidates(units, [0, ...bounds], lang);
  const read: TitleRows = { rows: [], labels: [] };
  for (const { index, title } of titledChapters(sample)) {
    const parts = new Set(lang === 'zh' ? title : extractTerms(title, lang));
    const features = titleFeatures(document, index);
    for (const { stem: id, text } of document.chapters[index]!.stems.values()) {
      const ownParts = lang === 'zh' ? [...text] : [stem(text, lang)];
      const label = ownParts.filter((part) => parts.has(part)).length / ownParts.length;
      read.rows.push(features.get(id)!);
      read.labels.push(label);
    }
  }
  return read;
}

/** Weight of a meeting's chapters beside those of talks, of which five times as many are known. */
export const meetingWeight = 3;
/** Sizes of the models by script: fewer chapters in scripts without spaces are known. Small steps make the figures depend less on chance. */
const sizes = {
  spaced: { trees: 120, depth: 4, rate: 0.06 },
  unspaced: { trees: 40, depth: 3, rate: 0.15 },
} as const;

/** Weights for titles: how likely a word of a chapter stands in a person's title. */
export function fitTitles(
  sets: readonly { read: readonly TitleRows[]; weight: number }[],
  script: keyof typeof sizes,
): BoostedTrees {
  const rows: number[][] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  for (const { read, weight } of sets) {
    for (const one of read) {
      one.rows.forEach((row, i) => {
        rows.push(row);
        labels.push(one.labels[i]!);
        weights.push(weight);
      });
    }
  }
  return fitTrees(rows, labels, weights, { ...sizes[script], leaf: 40, rows: 0.7, features: 0.6 });
}
