import * as z from 'zod/mini';
import type { AnswerKind } from './answers.ts';

/** One call to a model, with everything that its response depends on. */
export interface Question {
  kind: AnswerKind;
  instructions: string;
  data: string;
  /** Image sent with the data; only vision models accept it. */
  picture?: { mimeType: string; base64: string };
  /** Text after the data. */
  closing?: string;
  /** Defect of the previous response. */
  complaint?: string;
  /** Expected tokens of the response. */
  outputTokens: number;
}

export const Reply = z.object({ text: z.string(), isCut: z.boolean(), inputTokens: z.number(), outputTokens: z.number() });
export type Reply = z.infer<typeof Reply>;

/** Creates a listener for the parts of a response while it arrives. A repeated call starts with a new listener. */
export type Listen = () => (piece: string) => void;
