import { boundaryEvidence } from '../../lib/text/boundary-evidence.ts';
import { segment } from '../../lib/text/segmentation.ts';
import { readTermStream } from '../../lib/text/term-stream.ts';
import { fitChapters } from '../../scripts/fit-text.ts';
import { boundaryScores } from './boundary-scores.ts';
import { load, mean, type Sample } from './data.ts';

const folds = 3;

/** Chapters of transcripts that the weights were not fitted on, number given: Pk, WindowDiff and F1 by set. */
export function crossValidate(): [string, string[]][] {
  const [meetings, talks, recordings] = ['qmsum.train', 'btc-en.dev', 'tinyrec.dev'].map((set) =>
    load(set).filter(({ bounds }) => bounds.length > 0),
  );
  if (!meetings?.length || !talks?.length || !recordings?.length) return [];
  const sets = { 'btc-en.dev': talks, 'tinyrec.dev': recordings };
  const scores = new Map<string, ReturnType<typeof boundaryScores>[]>();
  for (let fold = 0; fold < folds; fold++) {
    const others = [...talks, ...recordings].filter((sample) => foldOf(sample) !== fold);
    const weights = fitChapters([
      { samples: meetings, weight: 1.5 },
      { samples: others, weight: 1 },
    ]);
    for (const [set, samples] of Object.entries(sets)) {
      for (const { units, lang, bounds } of samples.filter((sample) => foldOf(sample) === fold)) {
        const stream = readTermStream(units, lang);
        const found = segment(stream, boundaryEvidence(stream, weights), bounds.length + 1);
        scores.set(set, [...(scores.get(set) ?? []), boundaryScores(found, bounds, units.length)]);
      }
    }
  }
  return [...scores].map(([set, all]) => [
    `Gloss on ${set}, number given`,
    [mean(all.map(({ pk }) => pk)), mean(all.map(({ windowDiff }) => windowDiff)), mean(all.map(({ f1 }) => f1))].map((figure) =>
      figure.toFixed(3),
    ),
  ]);
}

/** Both divisions of one recording are in one fold. */
function foldOf({ id }: Sample): number {
  let hash = 0;
  for (const character of id.split(':')[0]!) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % folds;
}
