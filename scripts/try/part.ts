import type * as z from 'zod';
import { Failure } from '../../lib/contract/failure.ts';

/** A part of the core that can be tried from the shell. */
export interface Part {
  does: string;
  /** Throws a Failure `invalid` for input that breaks the part's schema. */
  run(input: unknown): unknown;
}

export const part = <Input extends z.ZodType>(does: string, input: Input, run: (input: z.output<Input>) => unknown): Part => ({
  does,
  run(raw) {
    const parsed = input.safeParse(withoutNulls(raw));
    if (parsed.success) return run(parsed.data);
    const issues = parsed.error.issues.map(({ path, message }) =>
      [...(path.length > 0 ? [path.join('.')] : []), message].join(': '),
    );
    throw new Failure('invalid', issues.join('; '));
  },
});

/** Many languages write an absent value as null. */
const withoutNulls = (raw: unknown) => Object.fromEntries(Object.entries(raw as object).filter(([, value]) => value !== null));
