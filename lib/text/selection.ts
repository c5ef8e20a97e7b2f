import { lineText, type Statement } from './document.ts';
import type { Ranking, StatementVector } from './ranking.ts';
import type { Standing } from './standing.ts';

/** Limit on the total length of the selected sentences. `cost` returns a sentence's length in the unit of `maxCost`. */
export interface SelectionBudget {
  maxCost: number;
  cost(text: string): number;
}

/** Limits of a sentence's length in words: a shorter one carries little by itself, a longer one crowds out the others. */
const lengthLimits = { min: 7, max: 60 } as const;
/** Weight of what makes a sentence worth selecting on its own, beside its closeness to the whole. */
export const meritWeight = 0.5;
const partPenalty = 0.1;
/** Penalty for each selected sentence of the same segment; a transcript has ten. */
const segmentPenalty = 0.015;
const segmentCount = 10;
/** Outweighs every gain, so that sentences that do not stand alone only fill what the others leave. */
const dependencePenalty = 10;
/** Clarity below which a sentence comes after the clearer ones of its kind: an English one that a quarter of readers would understand. */
const minClarity = -0.06;
const unclearPenalty = 5;
/** Share of the length, and of the tenths of the transcript with any sentence, from which fewer sentences are better than worse ones. */
const minFill = 0.4;
const minSpreadShare = 0.7;
/** Number of passes in which each selected statement is reconsidered. */
const refinementPasses = 2;

/**
 * Selects statements greedily so that the selection comes closest to the whole document and no part crowds out another. Returns
 * ascending indexes.
 */
export function selectStatements(ranking: Ranking, parts: readonly (readonly number[])[], budget: SelectionBudget): number[] {
  const candidates = shortlist(ranking, parts, budget);
  const selection = createSelection(ranking, budget.maxCost);
  for (let best = selection.best(candidates); best; best = selection.best(candidates)) selection.add(best);
  for (let round = 0; round < refinementPasses; round++) {
    for (const candidate of selection.selected()) {
      selection.remove(candidate);
      selection.add(selection.best(candidates) ?? candidate);
    }
  }
  for (let best = selection.best(candidates); best; best = selection.best(candidates)) selection.add(best);
  return selection
    .selected()
    .map(({ statement }) => statement)
    .sort((a, b) => a - b);
}

interface Candidate {
  statement: number;
  part: number;
  /** Tenth of the transcript. */
  segment: number;
  cost: number;
  /** 0 for a sentence that stands alone. */
  penalty: number;
  /** Merit of its content and its clarity, in the unit of the selection's score. */
  worth: number;
}

/** Creates a selection, held as one vector, with the remaining budget. */
function createSelection({ vectors, targetNorm }: Ranking, maxCost: number) {
  const selected = new Set<Candidate>();
  const sum = new Map<number, number>();
  const countByPart = new Map<number, number>();
  const countBySegment = new Map<number, number>();
  let targetProduct = 0;
  let squaredNorm = 0;
  let remainingCost = maxCost;
  const overlap = ({ terms, weights }: StatementVector) =>
    terms.reduce((total, term, k) => total + weights[k]! * (sum.get(term) ?? 0), 0);
  const updateSelection = (candidate: Candidate, sign: 1 | -1) => {
    const vector = vectors[candidate.statement]!;
    squaredNorm += sign * 2 * overlap(vector) + vector.squaredNorm;
    targetProduct += sign * vector.targetProduct;
    remainingCost -= sign * candidate.cost;
    for (const [k, term] of vector.terms.entries()) sum.set(term, (sum.get(term) ?? 0) + sign * vector.weights[k]!);
    countByPart.set(candidate.part, (countByPart.get(candidate.part) ?? 0) + sign);
    countBySegment.set(candidate.segment, (countBySegment.get(candidate.segment) ?? 0) + sign);
  };
  return {
    selected: () => [...selected],
    add(candidate: Candidate) {
      updateSelection(candidate, 1);
      selected.add(candidate);
    },
    remove(candidate: Candidate) {
      updateSelection(candidate, -1);
      selected.delete(candidate);
    },
    /** Returns the candidate that adds most to the selection, among those that still fit. */
    best(candidates: readonly Candidate[]): Candidate | undefined {
      let best: Candidate | undefined;
      let bestScore = Number.NEGATIVE_INFINITY;
      for (const candidate of candidates) {
        if (candidate.cost > remainingCost || selected.has(candidate)) continue;
        const vector = vectors[candidate.statement]!;
        const combinedNorm = squaredNorm + 2 * overlap(vector) + vector.squaredNorm;
        const similarity = combinedNorm > 0 ? (targetProduct + vector.targetProduct) / Math.sqrt(combinedNorm) / targetNorm : 0;
        const selectedInPart = countByPart.get(candidate.part) ?? 0;
        const crowding = partPenalty * selectedInPart + segmentPenalty * (countBySegment.get(candidate.segment) ?? 0);
        const score = similarity + candidate.worth - crowding - candidate.penalty;
        if (score > bestScore) [best, bestScore] = [candidate, score];
      }
      return best;
    },
  };
}

/** Returns the most promising statements: each text once, of suitable length, not refuted, complete sentences if most are. */
function shortlist(
  { document, merit, clarity, closeness }: Ranking,
  parts: readonly (readonly number[])[],
  budget: SelectionBudget,
): Candidate[] {
  const seen = new Set<string>();
  const all = parts
    .flatMap((part, index) =>
      part.map((at): Candidate => {
        const statement = document.statements[at]!;
        const worth = meritWeight * merit[at]! + clarity[at]! - (clarity[at]! < minClarity ? unclearPenalty : 0);
        const segment = Math.floor((segmentCount * at) / document.statements.length);
        return {
          statement: at,
          part: index,
          segment,
          cost: budget.cost(lineText(statement)),
          penalty: penaltyOf(statement),
          worth,
        };
      }),
    )
    .filter(({ cost, statement }) => cost <= budget.maxCost && !document.statements[statement]!.isRefuted);
  const suitable = all.filter(({ statement }) => {
    const { text, length } = document.statements[statement]!;
    const key = text.toLowerCase();
    if (length < lengthLimits.min || length > lengthLimits.max || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const completeSentences = suitable.filter(({ statement }) => document.statements[statement]!.isComplete);
  const mostlyComplete = 2 * completeSentences.length >= suitable.length;
  const whole = suitable.length === 0 ? all : mostlyComplete ? completeSentences : suitable;
  const pool = preferIndependent(whole, budget.maxCost);
  const estimate = ({ statement, worth, penalty }: Candidate) => closeness[statement]! + worth - penalty;
  return pool.sort((a, b) => estimate(b) - estimate(a)).slice(0, 400 + Math.ceil(budget.maxCost / 4));
}

const standings: readonly Standing[] = ['alone', 'fragment', 'personal', 'dependent'];
const penaltyOf = ({ standing, attribution }: Statement) =>
  attribution && standing === 'personal' ? 0 : dependencePenalty * standings.indexOf(standing);

/**
 * Keeps sentences that stand alone; where they are few or leave parts of the transcript out, also fragments, then those in the first
 * or second person, and last all.
 */
function preferIndependent(candidates: readonly Candidate[], maxCost: number): Candidate[] {
  const spread = (pool: readonly Candidate[]) => new Set(pool.map(({ segment }) => segment)).size;
  const minSpread = minSpreadShare * spread(candidates);
  for (const level of standings.keys()) {
    const pool = candidates.filter(({ penalty }) => penalty <= dependencePenalty * level);
    const cost = pool.reduce((sum, { cost }) => sum + cost, 0);
    if (cost >= maxCost || (cost >= minFill * maxCost && spread(pool) >= minSpread)) return pool;
  }
  return [...candidates];
}
