import { cellWords, unitAt } from '../../../lib/grounding/transcript-index.ts';
import { answerFeatures, bestPlace, type PromiseWeights, scorePromise } from '../../../lib/promise/find-promise.ts';
import { cellStep, readPromisePlaces } from '../../../lib/promise/promise-features.ts';
import { readPromiseSource } from '../../../lib/promise/promise-source.ts';
import { predictLogOdds } from '../../../lib/text/boosted-trees.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { Sample } from '../data.ts';
import { fitChoice } from './fit-regression.ts';
import { fitTrees } from './fit-trees.ts';

/** Shares of the right and of the other candidate places that are fitted on. */
const sampledShares = { right: 0.6, other: 0.3 } as const;
/** Shares of the questions about other meetings that are recognized as such, and of the answers that are right. */
const minRejected = 0.88;
const minRight = 0.65;

/** Weights of titles' promises: where the questions of meetings are answered, and how they differ from those of other meetings. */
export function fitPromises(samples: readonly Sample[]): PromiseWeights {
  const next = seededRandom(13);
  const sources = samples.map(({ units, lang }) => readPromiseSource(units, lang));
  const asked = samples.flatMap(({ questions }, which) =>
    questions.map(({ question, spans }) => {
      const source = sources[which]!;
      const places = readPromisePlaces(question, source);
      const other = sources[(which + 1 + Math.floor(next() * (sources.length - 1))) % sources.length]!;
      const isRight = (row: number) => {
        const unit = unitAt(source.index, row * cellStep * cellWords + cellWords / 2);
        return spans.some(([from, to]) => unit >= from && unit < to);
      };
      return { places, source, isRight, other, foreign: readPromisePlaces(question, other) };
    }),
  );
  const place = fitChoice(
    asked.map(({ places: { rows }, isRight }) => {
      const right = rows.map((_, row) => isRight(row));
      const sampled = right.map((one) => next() < (one ? sampledShares.right : sampledShares.other));
      return { rows: rows.filter((_, i) => sampled[i]), right: right.filter((_, i) => sampled[i]) };
    }),
    150,
  ).map(rounded);
  const judged = asked.flatMap(({ places, source, isRight, foreign, other }) => {
    const scores = scorePromise(places, place);
    return [
      { row: answerFeatures(places, scores, source), isAnswer: isRight(bestPlace(scores)), isForeign: false },
      { row: answerFeatures(foreign, scorePromise(foreign, place), other), isAnswer: false, isForeign: true },
    ];
  });
  const fit = (which: (i: number) => boolean) => {
    const some = judged.filter((_, i) => which(i));
    return fitTrees(
      some.map(({ row }) => row),
      some.map(({ isAnswer }) => (isAnswer ? 1 : 0)),
      some.map(() => 1),
      { trees: 70, depth: 3, rate: 0.1, leaf: 40, rows: 0.7, features: 0.6 },
    );
  };
  // The threshold comes from questions that the trees were not fitted on; neighbors in the order are of one meeting.
  const isFirst = (i: number) => i < judged.length / 2;
  const halves = [fit((i) => !isFirst(i)), fit(isFirst)];
  const heldOut = judged.map((one, i) => ({ ...one, odds: predictLogOdds(one.row, halves[isFirst(i) ? 0 : 1]!) }));
  return { place, answered: fit(() => true), minOdds: rounded(findThreshold(heldOut)) };
}

interface Judged {
  odds: number;
  isAnswer: boolean;
  isForeign: boolean;
}

/** Returns the lowest threshold that rejects enough foreign questions and at which enough of the other answers are right. */
function findThreshold(judged: readonly Judged[]): number {
  const share = (some: readonly Judged[], is: (one: Judged) => boolean) => some.filter(is).length / Math.max(1, some.length);
  const foreign = judged.filter(({ isForeign }) => isForeign);
  const own = judged.filter(({ isForeign }) => !isForeign);
  const thresholds = judged.map(({ odds }) => odds).sort((a, b) => a - b);
  const figures = thresholds.map((threshold) => {
    const answered = own.filter(({ odds }) => odds >= threshold);
    return {
      threshold,
      answered: answered.length / own.length,
      rejected: share(foreign, ({ odds }) => odds < threshold),
      right: share(answered, ({ isAnswer }) => isAnswer),
    };
  });
  const found = figures.find(({ rejected, right }) => rejected >= minRejected && right >= minRight)!;
  console.log('promises', found);
  return found.threshold;
}

const rounded = (value: number) => Math.round(value * 1e3) / 1e3;
