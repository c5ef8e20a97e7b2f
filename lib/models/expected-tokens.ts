import { tokensOf } from './context.ts';
import type { Tokens } from './ledger.ts';
import type { Question } from './question.ts';

/** The schema and the marks around the data. */
const frame = 150;

/** Tokens that calls take if their answers are as long as good ones are. */
export const expectedTokens = (questions: readonly Question[]): Tokens =>
  questions.reduce(
    ({ inputTokens, outputTokens }, question) => ({
      inputTokens: inputTokens + tokensOf(question.instructions) + tokensOf(question.data) + frame,
      outputTokens: outputTokens + question.outputTokens,
    }),
    { inputTokens: 0, outputTokens: 0 },
  );
