import type { Ranking, Vector } from './ranking.ts';

/** How much text may be chosen. `cost` of a statement in the unit of `maxPhrases`; what is shorter than `least` stands alone badly. */
export interface Budget {
  most: number;
  cost(text: string): number;
}

/** A sentence that is too short says little by itself, one that is too long crowds out the others. In words. */
const sizes = { least: 7, most: 60 } as const;
const meritWeight = 0.5;
const crowding = 0.1;
/** How often each choice is thought over in the light of the others. */
const refinements = 2;

/**
 * Chooses statements, one after the other, so that what is chosen comes closest to what the whole is about, and no part
 * crowds out another. Ascending indexes.
 */
export function select(ranking: Ranking, parts: readonly (readonly number[])[], budget: Budget): number[] {
  const candidates = shortlist(ranking, parts, budget);
  const choice = startChoice(ranking, budget.most);
  for (let best = choice.best(candidates); best; best = choice.best(candidates)) choice.add(best);
  for (let round = 0; round < refinements; round++) {
    for (const candidate of choice.chosen()) {
      choice.remove(candidate);
      choice.add(choice.best(candidates) ?? candidate);
    }
  }
  for (let best = choice.best(candidates); best; best = choice.best(candidates)) choice.add(best);
  return choice
    .chosen()
    .map(({ statement }) => statement)
    .sort((a, b) => a - b);
}

interface Candidate {
  statement: number;
  part: number;
  cost: number;
}

/** What is chosen so far, as one vector, and what is left of the budget. */
function startChoice({ vectors, merit, targetNorm }: Ranking, most: number) {
  const chosen = new Set<Candidate>();
  const sum = new Map<number, number>();
  const perPart = new Map<number, number>();
  let towards = 0;
  let square = 0;
  let left = most;
  const overlap = ({ terms, weights }: Vector) => terms.reduce((total, term, k) => total + weights[k]! * (sum.get(term) ?? 0), 0);
  const change = (candidate: Candidate, sign: 1 | -1) => {
    const vector = vectors[candidate.statement]!;
    square += sign * 2 * overlap(vector) + vector.square;
    towards += sign * vector.towards;
    left -= sign * candidate.cost;
    for (const [k, term] of vector.terms.entries()) sum.set(term, (sum.get(term) ?? 0) + sign * vector.weights[k]!);
    perPart.set(candidate.part, (perPart.get(candidate.part) ?? 0) + sign);
  };
  return {
    chosen: () => [...chosen],
    add(candidate: Candidate) {
      change(candidate, 1);
      chosen.add(candidate);
    },
    remove(candidate: Candidate) {
      change(candidate, -1);
      chosen.delete(candidate);
    },
    /** The candidate that is worth most beside what is chosen, of those that still fit. */
    best(candidates: readonly Candidate[]): Candidate | undefined {
      let best: Candidate | undefined;
      let most = Number.NEGATIVE_INFINITY;
      for (const candidate of candidates) {
        if (candidate.cost > left || chosen.has(candidate)) continue;
        const vector = vectors[candidate.statement]!;
        const together = square + 2 * overlap(vector) + vector.square;
        const similarity = together > 0 ? (towards + vector.towards) / Math.sqrt(together) / targetNorm : 0;
        const crowd = perPart.get(candidate.part) ?? 0;
        const worth = similarity + meritWeight * merit[candidate.statement]! - crowding * crowd;
        if (worth > most) [best, most] = [candidate, worth];
      }
      return best;
    },
  };
}

/** The statements worth comparing in full: each text once, of a fair size, whole where most are, those with the best promise. */
function shortlist({ document, merit, closeness }: Ranking, parts: readonly (readonly number[])[], budget: Budget): Candidate[] {
  const seen = new Set<string>();
  const all = parts
    .flatMap((part, index) =>
      part.map((statement) => ({ statement, part: index, cost: budget.cost(document.statements[statement]!.text) })),
    )
    .filter(({ cost }) => cost <= budget.most);
  const fair = all.filter(({ statement }) => {
    const { text, length } = document.statements[statement]!;
    const key = text.toLowerCase();
    if (length < sizes.least || length > sizes.most || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const whole = fair.filter(({ statement }) => document.statements[statement]!.whole);
  const punctuated = 2 * whole.length >= fair.length;
  const pool = fair.length === 0 ? all : punctuated ? whole : fair;
  const promise = ({ statement }: { statement: number }) => closeness[statement]! + meritWeight * merit[statement]!;
  return pool.sort((a, b) => promise(b) - promise(a)).slice(0, 400 + Math.ceil(budget.most / 4));
}
