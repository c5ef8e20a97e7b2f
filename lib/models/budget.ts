import { Failure } from '../contract/failure.ts';

/** The money of a run, in US dollars. `Work` is what is paid for. */
export interface Budget<Work> {
  /** Throws `spendingCap` if so much more is too much, or if nobody knows what it costs. */
  check(expected: Work): void;
  /** Sets money aside for a call; the result gives it back. Throws what `check` throws. */
  reserve(most: Work): () => void;
  /** A call that was answered. */
  count(work: Work): void;
  /** Spent since this was asked last; none when the price is not known. */
  takeUntold(): number | undefined;
}

/** `budget`: what may be spent; without one, anything. `costOf` tells none when the price is not known. */
export function openBudget<Work>(
  { model, budget }: { model: string; budget?: number },
  costOf: (work: Work) => number | undefined,
): Budget<Work> {
  let spent = 0;
  let untold: number | undefined = 0;
  let reserved = 0;

  function check(work: Work): number {
    const cost = costOf(work);
    if (budget === undefined) return cost ?? 0;
    if (cost === undefined) throw new Failure('spendingCap', `the price of ${model} is not known`, { budget });
    const total = spent + reserved + cost;
    if (total <= budget) return cost;
    throw new Failure('spendingCap', `${total.toFixed(4)} dollars are more than ${budget.toFixed(4)}`, { budget, spent });
  }

  return {
    check,
    reserve(most) {
      const cost = check(most);
      reserved += cost;
      return () => {
        reserved -= cost;
      };
    },
    count(work) {
      const cost = costOf(work);
      spent += cost ?? 0;
      untold = cost === undefined ? undefined : (untold ?? 0) + cost;
    },
    takeUntold() {
      const cost = untold;
      untold = 0;
      return cost;
    },
  };
}
