import type { ModelChoice } from '../ports/models.ts';
import type { ModelUsage } from '../records/generation.ts';
import { isLocal } from './address.ts';
import { type Budget, createBudget } from './budget.ts';

/** Number of tokens that a call to a language model has used, or may use at most. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/**
 * Token budget and token count of one task. A call is allowed only if the budget suffices for the longest possible response.
 */
export interface Ledger extends Budget<TokenUsage> {
  /** Records a call that was completed now, or in an earlier attempt. */
  count(tokens: TokenUsage, isEarlier?: boolean): void;
  total(): Pick<ModelUsage, 'calls' | 'inputTokens' | 'outputTokens' | 'cost'>;
}

/** Returns the cost of tokens in US dollars; undefined if the price is unknown. Local models are free unless a price is set. */
export function costOf(choice: ModelChoice, { inputTokens, outputTokens }: TokenUsage): number | undefined {
  const price = choice.price ?? (isLocal(choice) ? { input: 0, output: 0 } : undefined);
  return price && (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}

/** Opens the token budget of one task with the selected model, with the spending limit of the model's settings. */
export function createLedger(choice: ModelChoice): Ledger {
  const budget = createBudget(choice, (tokens: TokenUsage) => costOf(choice, tokens));
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
