import * as z from 'zod/mini';
import type { AnswerKind } from './answers.ts';
import type { QuestionTask } from './question-task.ts';

/** One call to a language model, with everything that its response depends on. */
export interface Question {
  /** Kind of response in JSON, or plain `sentences`. */
  kind: AnswerKind | 'sentences';
  instructions: string;
  data: string;
  /** Image sent with the data; only vision models accept it. */
  image?: { mimeType: string; base64: string };
  /** Text after the data. */
  closing?: string;
  /** Defect of the previous response. */
  complaint?: string;
  /** Absent for calls that only a model with instructions answers. */
  task?: QuestionTask;
  /** Expected tokens of the response. */
  outputTokens: number;
}

/** A model's response to one call: its text, whether it was cut off, the provider's filter that did so, and the tokens used. */
export const Reply = z.object({
  text: z.string(),
  isCut: z.boolean(),
  filter: z.optional(z.string()),
  inputTokens: z.number(),
  outputTokens: z.number(),
});
export type Reply = z.infer<typeof Reply>;

/** Creates a listener for the chunks of a response's text as they arrive. A repeated call starts with a new listener. */
export type CreateTextListener = () => (chunk: string) => void;
