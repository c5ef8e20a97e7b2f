import type { BoostedTrees } from '../../lib/text/boosted-trees.ts';
import { boundaryEvidence } from '../../lib/text/boundary-evidence.ts';
import { chapterStarts } from '../../lib/text/chapters.ts';
import { readTermStream } from '../../lib/text/term-stream.ts';
import type { TextUnit } from '../../lib/text/text-unit.ts';
import { seededRandom } from '../seeded-random.ts';
import { bayesSeg } from './baselines/bayes-seg.ts';
import { c99 } from './baselines/c99.ts';
import { textTiling } from './baselines/text-tiling.ts';
import { utiyamaIsahara } from './baselines/utiyama-isahara.ts';
import { boundaryScores } from './boundary-scores.ts';
import { load, type Sample } from './data.ts';
import { fitChapters } from './fit/fit-text.ts';
import { type Row, row, type Table } from './table.ts';

type Method = (units: readonly TextUnit[], language: string, count?: number, weights?: BoostedTrees) => number[];

const shuffled: Method = ({ length }, _, count = 1) => {
  const next = seededRandom(length);
  const starts = new Set<number>();
  while (starts.size < Math.min(count, length) - 1) starts.add(1 + Math.floor(next() * (length - 1)));
  return [...starts].sort((a, b) => a - b);
};

const even: Method = ({ length }, _, count = 1) =>
  Array.from({ length: count - 1 }, (_, i) => Math.round(((i + 1) * length) / count));

const gloss: Method = (units, language, count, weights) => {
  const stream = readTermStream(units, language);
  return chapterStarts(stream, boundaryEvidence(stream, weights), { count });
};

/** The compared methods; those that choose the number of chapters themselves come twice. */
const methods: { name: string; method: Method; counts: ('given' | 'chosen')[] }[] = [
  { name: 'random', method: shuffled, counts: ['given'] },
  { name: 'even', method: even, counts: ['given'] },
  { name: 'TextTiling', method: textTiling, counts: ['given', 'chosen'] },
  { name: 'C99', method: c99, counts: ['given', 'chosen'] },
  { name: 'Utiyama-Isahara', method: utiyamaIsahara, counts: ['given', 'chosen'] },
  { name: 'BayesSeg', method: bayesSeg, counts: ['given', 'chosen'] },
  { name: 'Gloss', method: gloss, counts: ['given', 'chosen'] },
];

/** Folds of the sets that weights are fitted on: each part is divided by what was learned from the others. */
const folds = 5;

const divided = (name: string) => load(name).filter(({ bounds }) => bounds.length > 0);

const sets = [
  { name: 'qmsum.val', fit: false },
  { name: 'btc-en.dev', fit: true },
  { name: 'tinyrec.dev', fit: true },
  { name: 'vcsum.dev', fit: false },
];

/** Pk, WindowDiff, F1 and number of chapters by method, with the number given and with the number chosen. */
export function segmentationTables(): Table[] {
  return sets.flatMap(({ name, fit }) => {
    const samples = divided(name);
    if (samples.length === 0) return [];
    const weightsFor = fit ? heldOut() : () => undefined;
    return (['given', 'chosen'] as const).map((way): Table => {
      const rows = methods
        .filter(({ counts }) => counts.includes(way))
        .map(({ name, method }) =>
          row(
            name,
            samples.map((sample) => figures(method, sample, way, weightsFor(sample))),
          ),
        );
      const title = `Chapters of ${name}, ${samples.length} transcripts, number ${way}${fit ? ', cross-validated' : ''}`;
      return { title, columns, rows };
    });
  });
}

const columns = [
  { name: 'Pk', digits: 3 },
  { name: 'WD', digits: 3 },
  { name: 'F1', digits: 3 },
  { name: 'number', digits: 1 },
];

function figures(
  method: Method,
  { units, lang, bounds }: Sample,
  way: 'given' | 'chosen',
  weights?: BoostedTrees,
): Row['figures'] {
  const found = method(units, lang, way === 'given' ? bounds.length + 1 : undefined, weights);
  const { pk, windowDiff, f1 } = boundaryScores(found, bounds, units.length);
  return { Pk: pk, WD: windowDiff, F1: f1, number: found.length + 1 };
}

type WeightsFor = (sample: Sample) => BoostedTrees | undefined;

let crossValidated: WeightsFor | undefined;

/** By sample, weights that were fitted without its recording. */
function heldOut(): WeightsFor {
  if (crossValidated) return crossValidated;
  const [meetings, talks, recordings] = ['qmsum.train', 'btc-en.dev', 'tinyrec.dev'].map(divided) as [
    Sample[],
    Sample[],
    Sample[],
  ];
  const foldOf = new Map(
    [talks, recordings].flatMap((set) => [...new Set(set.map(recordingOf))].map((id, i) => [id, i % folds])),
  );
  const fitted = Array.from({ length: folds }, (_, fold) =>
    fitChapters([
      { samples: meetings, weight: 1.5 },
      { samples: [...talks, ...recordings].filter((sample) => foldOf.get(recordingOf(sample)) !== fold), weight: 1 },
    ]),
  );
  crossValidated = (sample) => fitted[foldOf.get(recordingOf(sample))!];
  return crossValidated;
}

/** A recording may be there in two divisions. */
const recordingOf = ({ id }: Sample) => id.split(':')[0]!;
