import { chapters } from '../../lib/text/chapters.ts';
import type { Unit } from '../../lib/text/unit.ts';
import { bayesSeg } from './baselines/bayes-seg.ts';
import { c99 } from './baselines/c99.ts';
import { textTiling } from './baselines/text-tiling.ts';
import { utiyamaIsahara } from './baselines/utiyama-isahara.ts';
import { boundaryScores } from './boundary-scores.ts';
import { load, mean, random, type Sample } from './data.ts';

type Method = (units: readonly Unit[], language: string, count?: number) => number[];

const shuffled: Method = ({ length }, _, count = 1) => {
  const next = random(length);
  const starts = new Set<number>();
  while (starts.size < Math.min(count, length) - 1) starts.add(1 + Math.floor(next() * (length - 1)));
  return [...starts].sort((a, b) => a - b);
};

const even: Method = ({ length }, _, count = 1) =>
  Array.from({ length: count - 1 }, (_, i) => Math.round(((i + 1) * length) / count));

const gloss: Method = (units, language, count) =>
  chapters(units, { language, ...(count !== undefined && { count }) })
    .map(({ start }) => start)
    .slice(1);

/** Those that choose the number of chapters themselves come twice. */
const methods: { name: string; method: Method; counts: ('given' | 'chosen')[] }[] = [
  { name: 'random', method: shuffled, counts: ['given'] },
  { name: 'even', method: even, counts: ['given'] },
  { name: 'TextTiling', method: textTiling, counts: ['given', 'chosen'] },
  { name: 'C99', method: c99, counts: ['given', 'chosen'] },
  { name: 'Utiyama-Isahara', method: utiyamaIsahara, counts: ['given', 'chosen'] },
  { name: 'BayesSeg', method: bayesSeg, counts: ['given', 'chosen'] },
  { name: 'Gloss', method: gloss, counts: ['given', 'chosen'] },
];

export const segmentationSets = ['qmsum.val', 'btc-en.dev', 'tinyrec.dev', 'vcsum.dev'].map((name) => ({
  name,
  samples: () => load(name).filter(({ bounds }) => bounds.length > 0),
}));

/** One row of figures per method and way of counting: Pk, WindowDiff, F1, chapters, milliseconds per sample. */
export function scoreSegmentations(samples: readonly Sample[]): [string, string[]][] {
  return (['given', 'chosen'] as const).flatMap((way) =>
    methods
      .filter(({ counts }) => counts.includes(way))
      .map(({ name, method }): [string, string[]] => {
        const scores = samples.map(({ units, lang, bounds }) => {
          const started = performance.now();
          const found = method(units, lang, way === 'given' ? bounds.length + 1 : undefined);
          const milliseconds = performance.now() - started;
          return { ...boundaryScores(found, bounds, units.length), count: found.length + 1, milliseconds };
        });
        const over = (pick: (score: (typeof scores)[number]) => number, digits = 3) => mean(scores.map(pick)).toFixed(digits);
        return [
          `${name}, number ${way}`,
          [
            over(({ pk }) => pk),
            over(({ windowDiff }) => windowDiff),
            over(({ f1 }) => f1),
            over(({ count }) => count, 1),
            over(({ milliseconds }) => milliseconds, 0),
          ],
        ];
      }),
  );
}
