import fitted from './answer-weights.json' with { type: 'json' };
import { type Candidate, candidatesFor, type SearchedText } from './passage-candidates.ts';

/** Neighbouring units: the first, and the one after the last. */
export interface FoundPassage {
  id: string;
  from: number;
  to: number;
}

/** Passages close to a better one, in words, are worth less: the answer may be elsewhere. */
const crowding = { weight: 0.5, reach: 500 };

/** The passages that have most to do with a question, best first, none over another. None where none of its words is said. */
export function findPassages(
  texts: readonly SearchedText[],
  question: string,
  top: number,
  weights: readonly number[] = fitted.passage,
): FoundPassage[] {
  const candidates = candidatesFor(texts, question);
  const worth = candidates.map(({ features }) => features.reduce((sum, value, i) => sum + value * weights[i]!, 0));
  return spread(candidates, worth, top).map(({ text, from, to }) => ({ id: texts[text]!.id, from, to }));
}

/** The best ones, each weighed against those chosen before it. */
function spread(places: readonly Candidate[], worth: readonly number[], top: number): Candidate[] {
  const left = [...worth];
  const chosen: Candidate[] = [];
  while (chosen.length < top) {
    let best = -1;
    for (let i = 0; i < left.length; i++) if (left[i]! > (left[best] ?? Number.NEGATIVE_INFINITY)) best = i;
    if (best < 0) break;
    const found = places[best]!;
    chosen.push(found);
    places.forEach(({ text, from, to, middle }, i) => {
      if (text !== found.text) return;
      if (from < found.to && found.from < to) left[i] = Number.NEGATIVE_INFINITY;
      else left[i]! -= crowding.weight * Math.exp(-Math.abs(middle - found.middle) / crowding.reach);
    });
  }
  return chosen;
}
