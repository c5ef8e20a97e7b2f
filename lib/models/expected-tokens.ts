import { tokensOf } from './context.ts';
import type { Tokens } from './ledger.ts';
import type { Question } from './question.ts';

/** Tokens of the schema and the delimiters. */
const frame = 150;

/** Returns the tokens of calls whose responses have the expected length. */
export const expectedTokens = (questions: readonly Question[]): Tokens =>
  questions.reduce(
    ({ inputTokens, outputTokens }, question) => ({
      inputTokens: inputTokens + tokensOf(question.instructions) + tokensOf(question.data) + frame,
      outputTokens: outputTokens + question.outputTokens,
    }),
    { inputTokens: 0, outputTokens: 0 },
  );
