import { Failure } from '../contract/failure.ts';
import type { ModelChoice } from '../ports/models.ts';
import type { Receipt } from '../records.ts';
import { isLocal } from './address.ts';

export interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

/** What a run takes. A call is let through only if the budget holds even when its answer is as long as it may be. */
export interface Ledger {
  /** Sets money aside for a call; the result gives it back. Throws `spendingCap`. */
  reserve(most: Tokens): () => void;
  /** A call that was answered now, or by an earlier try. */
  count(tokens: Tokens, isEarlier?: boolean): void;
  /** US dollars spent since this was asked last. */
  takeUntold(): number | undefined;
  /** Throws `spendingCap` if this much more is too much. */
  check(expected: Tokens): void;
  total(): Pick<Receipt, 'calls' | 'inputTokens' | 'outputTokens' | 'cost'>;
}

/** US dollars a million tokens. Models on this machine are free unless a price is set. */
const priceOf = (choice: ModelChoice): ModelChoice['price'] =>
  choice.price ?? (isLocal(choice) ? { input: 0, output: 0 } : undefined);

export function costOf(choice: ModelChoice, { inputTokens, outputTokens }: Tokens): number | undefined {
  const price = priceOf(choice);
  return price && (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

export function openLedger(choice: ModelChoice): Ledger {
  const { budget } = choice;
  const sum = { calls: 0, inputTokens: 0, outputTokens: 0 };
  let spent = 0;
  let untold = 0;
  let reserved = 0;

  function check(tokens: Tokens): number {
    const cost = costOf(choice, tokens);
    if (budget === undefined) return cost ?? 0;
    if (cost === undefined) throw new Failure('spendingCap', `the price of ${choice.model} is not known`, { budget });
    if (spent + reserved + cost > budget) {
      throw new Failure('spendingCap', `${(spent + cost).toFixed(4)} dollars are more than ${budget.toFixed(4)}`, {
        budget,
        spent,
      });
    }
    return cost;
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
    count(tokens, isEarlier = false) {
      sum.calls += 1;
      sum.inputTokens += tokens.inputTokens;
      sum.outputTokens += tokens.outputTokens;
      if (isEarlier) return;
      const cost = costOf(choice, tokens) ?? 0;
      spent += cost;
      untold += cost;
    },
    takeUntold() {
      const cost = untold;
      untold = 0;
      return priceOf(choice) && cost;
    },
    total: () => ({ ...sum, cost: costOf(choice, sum) }),
  };
}
