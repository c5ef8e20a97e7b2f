import fitted from './answer-weights.json' with { type: 'json' };
import { dotProduct } from './logistic.ts';
import { type Candidate, candidatesFor, type SearchedText } from './passage-candidates.ts';

/** Consecutive units of a text: index of the first, and of the one after the last. */
export interface Passage {
  id: string;
  from: number;
  to: number;
}

/** Penalty of passages close to a better one, and its reach in words: the answer may be in another place. */
const proximityPenalty = { weight: 0.5, reach: 500 };

/** Weight of the form of an answer, beside the fitted ones of what is said on the question. */
const formWeight = 2.4;

/** Returns the passages most relevant to a question, best first, without overlaps; none if no question term occurs. */
export function findPassages(
  texts: readonly SearchedText[],
  question: string,
  maxCount: number,
  weights: readonly number[] = fitted.passage,
): Passage[] {
  const candidates = candidatesFor(texts, question);
  const scores = candidates.map(({ features, form }) => dotProduct(features, weights, formWeight * form));
  return selectSpread(candidates, scores, maxCount).map(({ text, from, to }) => ({ id: texts[text]!.id, from, to }));
}

/** Selects the best candidates, each weighed against those selected before it. */
function selectSpread(candidates: readonly Candidate[], scores: readonly number[], maxCount: number): Candidate[] {
  const remainingScores = [...scores];
  const selected: Candidate[] = [];
  while (selected.length < maxCount) {
    let best = -1;
    for (let i = 0; i < remainingScores.length; i++)
      if (remainingScores[i]! > (remainingScores[best] ?? Number.NEGATIVE_INFINITY)) best = i;
    if (best < 0) break;
    const selectedPassage = candidates[best]!;
    selected.push(selectedPassage);
    candidates.forEach(({ text, from, to, middle }, i) => {
      if (text !== selectedPassage.text) return;
      if (from < selectedPassage.to && selectedPassage.from < to) remainingScores[i] = Number.NEGATIVE_INFINITY;
      else
        remainingScores[i]! -=
          proximityPenalty.weight * Math.exp(-Math.abs(middle - selectedPassage.middle) / proximityPenalty.reach);
    });
  }
  return selected;
}
