import { estimateTokens } from './context.ts';
import type { TokenUsage } from './ledger.ts';
import type { Question } from './question.ts';

/** Tokens of the schema and the delimiters. */
const frameTokens = 150;

/** Returns the tokens of calls whose responses have the expected length. */
export const expectedTokens = (questions: readonly Question[]): TokenUsage =>
  questions.reduce(
    ({ inputTokens, outputTokens }, question) => ({
      inputTokens: inputTokens + estimateTokens(question.instructions) + estimateTokens(question.data) + frameTokens,
      outputTokens: outputTokens + question.outputTokens,
    }),
    { inputTokens: 0, outputTokens: 0 },
  );
