import type * as z from 'zod/mini';
import { validateInput } from '../../lib/contract/validate-input.ts';

/** A part of the core that can be tried from the shell. */
export interface Part {
  does: string;
  /** Throws a Failure `invalid` for input that breaks the part's schema. */
  run(input: unknown): unknown;
}

export const part = <Input extends z.ZodMiniType>(
  does: string,
  input: Input,
  run: (input: z.output<Input>) => unknown,
): Part => ({
  does,
  run: (raw) => run(validateInput(input, withoutNulls(raw))),
});

/** Accepts null for an absent value, as many languages write it. */
const withoutNulls = (raw: unknown) => Object.fromEntries(Object.entries(raw as object).filter(([, value]) => value !== null));
