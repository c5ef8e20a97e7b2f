import * as z from 'zod/mini';
import type { AnswerKind } from './answers.ts';

/** One call to a model. All that its answer depends on is in here. */
export interface Question {
  kind: AnswerKind;
  instructions: string;
  data: string;
  /** Goes along with the data; not every model can see. */
  picture?: { mimeType: string; base64: string };
  /** Stands behind the data. */
  closing?: string;
  /** What was wrong with the answer before. */
  complaint?: string;
  /** Tokens that a good answer has. */
  outputTokens: number;
}

export const Reply = z.object({ text: z.string(), isCut: z.boolean(), inputTokens: z.number(), outputTokens: z.number() });
export type Reply = z.infer<typeof Reply>;

/** Gets the pieces of an answer while it is written. A call that is tried again begins with a new listener. */
export type Listen = () => (piece: string) => void;
