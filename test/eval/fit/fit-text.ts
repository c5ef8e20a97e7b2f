import { writeFileSync } from 'node:fs';
import type { BoostedTrees } from '../../../lib/text/boosted-trees.ts';
import { boundaryFeatures } from '../../../lib/text/boundary-features.ts';
import { readDocument } from '../../../lib/text/document.ts';
import { extractTerms } from '../../../lib/text/extract-terms.ts';
import { buildVectors, estimateSalience, type SummaryWeights } from '../../../lib/text/ranking.ts';
import { statementFeatures } from '../../../lib/text/statement-features.ts';
import { termFeatures } from '../../../lib/text/term-features.ts';
import { readTermStream } from '../../../lib/text/term-stream.ts';
import { load, type Sample } from '../data.ts';
import { rougeTokens } from '../rouge.ts';
import { fitAnswers } from './fit-answers.ts';
import { fitClarity } from './fit-clarity.ts';
import { fitGrounding } from './fit-grounding.ts';
import { fitPromises } from './fit-promises.ts';
import { fitLogistic, fitRidge } from './fit-regression.ts';
import { fitSentenceEnds } from './fit-sentence-ends.ts';
import { fitTitles, meetingWeight, readTitleRows } from './fit-titles.ts';
import { fitTrees } from './fit-trees.ts';
import { similarity } from './similarity.ts';

/** Weights for summaries: which terms people use in a summary, and how much of a sentence's wording they share. */
export function fitSummaries(samples: readonly Sample[]): SummaryWeights {
  const read = samples.map(({ units, lang, references }) => ({
    document: readDocument(units, lang),
    reference: references.join('\n'),
    used: new Set(extractTerms(references.join('\n'), lang)),
  }));
  const term = fitLogistic(
    read.flatMap(({ document }) => termFeatures(document)),
    read.flatMap(({ document, used }) => document.vocabulary.map((one) => (used.has(one) ? 1 : 0))),
  ).map(rounded);
  const rows: number[][] = [];
  const targets: number[] = [];
  for (const { document, reference } of read) {
    const salient = estimateSalience(document, term);
    const features = statementFeatures(document, salient, buildVectors(document, salient).closeness);
    const alike = similarity(rougeTokens(reference, document.language));
    document.statements.forEach(({ text, length }, i) => {
      if (length < 7) return;
      rows.push(features[i]!);
      targets.push(alike(rougeTokens(text, document.language)));
    });
  }
  return { term, statement: fitRidge(rows, targets, 5).map(rounded) };
}

/** Weights for chapters: how likely a chapter starts with a unit. Neighbors of a start are left out, being nearly right. */
export function fitChapters(sets: readonly { samples: readonly Sample[]; weight: number }[]): BoostedTrees {
  const rows: number[][] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  for (const { samples, weight } of sets) {
    for (const { units, lang, bounds } of samples) {
      const features = boundaryFeatures(readTermStream(units, lang));
      const starts = new Set(bounds);
      for (let unit = 1; unit < units.length; unit++) {
        const start = starts.has(unit);
        if (!start && (starts.has(unit - 1) || starts.has(unit + 1) || unit % 2 === 0)) continue;
        rows.push(features[unit]!);
        labels.push(start ? 1 : 0);
        weights.push(weight * (start ? 4 : 1));
      }
    }
  }
  return fitTrees(rows, labels, weights, { trees: 120, depth: 4, rate: 0.1, leaf: 40, rows: 0.7, features: 0.7 });
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

if (import.meta.main) {
  const [meetings, talks, recordings, tables] = ['qmsum.train', 'btc-en.dev', 'tinyrec.dev', 'vcsum.dev'].map(load);
  if (!meetings?.length || !talks?.length || !recordings?.length || !tables?.length) {
    console.log('Nothing to fit: set GLOSS_DATA to the folder that holds text/*.jsonl.');
  } else {
    const save = (name: string, data: unknown) =>
      writeFileSync(new URL(`../../../lib/${name}.json`, import.meta.url), `${JSON.stringify(data)}\n`);
    const fits: Record<string, () => void> = {
      text: () => {
        save('text/answer-weights', fitAnswers(meetings));
        save('text/summary-weights', { spaced: fitSummaries(meetings), unspaced: fitSummaries(tables) });
        save(
          'text/chapter-weights',
          fitChapters([
            { samples: meetings, weight: 1.5 },
            { samples: [...talks, ...recordings], weight: 1 },
          ]),
        );
      },
      titles: () => {
        const [meetingRows, talkRows, tableRows] = [meetings, [...talks, ...recordings], tables].map((set) =>
          set.map(readTitleRows),
        );
        save('text/title-weights', {
          spaced: fitTitles(
            [
              { read: meetingRows!, weight: meetingWeight },
              { read: talkRows!, weight: 1 },
            ],
            'spaced',
          ),
          unspaced: fitTitles([{ read: tableRows!, weight: 1 }], 'unspaced'),
        });
      },
      ends: () => save('text/sentence-end-weights', fitSentenceEnds([...meetings, ...talks], tables)),
      clarity: () => save('text/clarity-weights', { en: fitClarity() }),
      grounding: () => save('grounding/grounding-weights', fitGrounding(meetings)),
      promises: () => save('promise/promise-weights', fitPromises(meetings)),
    };
    // None of them depends on another; `npm run fit titles` fits only those.
    for (const [name, fit] of Object.entries(fits)) if (!process.argv[2] || process.argv[2] === name) fit();
  }
}
