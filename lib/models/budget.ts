import { Failure } from '../contract/failure.ts';

/** Spending limit of one task in US dollars. `Work` is the unit that is paid for, such as tokens or seconds of audio. */
export interface Budget<Work> {
  /** Throws `spendingCap` if the expected work exceeds the budget, or if its cost is unknown. */
  check(expected: Work): void;
  /** Reserves the cost of a call; the returned function releases it. Throws the failures of `check`. */
  reserve(maxWork: Work): () => void;
  /** Records a completed call. */
  count(work: Work): void;
  /** Returns the amount spent since the previous call of this method; undefined if the price is unknown. */
  takeUnreported(): number | undefined;
}

/**
 * Opens the spending limit of one task. `budget` is the limit in US dollars; without one there is none. `costOf` returns
 * undefined if the price is unknown.
 */
export function createBudget<Work>(
  { model, budget }: { model: string; budget?: number },
  costOf: (work: Work) => number | undefined,
): Budget<Work> {
  let spent = 0;
  let unreportedCost: number | undefined = 0;
  let reserved = 0;

  function check(work: Work): number {
    const cost = costOf(work);
    if (budget === undefined) return cost ?? 0;
    if (cost === undefined)
      throw new Failure('spendingCap', `The price of ${model} is unknown. Set it in the settings, or remove the limit.`, {
        budget,
      });
    const total = spent + reserved + cost;
    if (total <= budget) return cost;
    throw new Failure(
      'spendingCap',
      `The spending of ${total.toFixed(4)} dollars with this request exceeds the limit of ${budget.toFixed(4)}.`,
      {
        budget,
        spent,
      },
    );
  }

  return {
    check,
    reserve(maxWork) {
      const cost = check(maxWork);
      reserved += cost;
      return () => {
        reserved -= cost;
      };
    },
    count(work) {
      const cost = costOf(work);
      spent += cost ?? 0;
      unreportedCost = cost === undefined ? undefined : (unreportedCost ?? 0) + cost;
    },
    takeUnreported() {
      const cost = unreportedCost;
      unreportedCost = 0;
      return cost;
    },
  };
}
