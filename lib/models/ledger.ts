import type { ModelChoice } from '../ports/models.ts';
import type { ModelUsage } from '../records/generation.ts';
import { isLocal } from './address.ts';
import { type Budget, openBudget } from './budget.ts';

export interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

/** Token budget of a run. A call is allowed only if the budget suffices for the longest possible response. */
export interface Ledger extends Budget<Tokens> {
  /** Records a call that was completed now, or in an earlier attempt. */
  count(tokens: Tokens, isEarlier?: boolean): void;
  total(): Pick<ModelUsage, 'calls' | 'inputTokens' | 'outputTokens' | 'cost'>;
}

/** Returns the cost in US dollars; undefined if the price is unknown. Local models are free unless a price is set. */
export function costOf(choice: ModelChoice, { inputTokens, outputTokens }: Tokens): number | undefined {
  const price = choice.price ?? (isLocal(choice) ? { input: 0, output: 0 } : undefined);
  return price && (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

export function openLedger(choice: ModelChoice): Ledger {
  const budget = openBudget(choice, (tokens: Tokens) => costOf(choice, tokens));
  const sum = { calls: 0, inputTokens: 0, outputTokens: 0 };
  return {
    ...budget,
    count(tokens, isEarlier = false) {
      sum.calls += 1;
      sum.inputTokens += tokens.inputTokens;
      sum.outputTokens += tokens.outputTokens;
      if (!isEarlier) budget.count(tokens);
    },
    total: () => ({ ...sum, cost: costOf(choice, sum) }),
  };
}
