import type * as z from 'zod/mini';
import { Failure } from './failure.ts';

/** Parses an input. Throws `invalid` with the fields, and with messages where the host has set a language (`z.config`). */
export function validateInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Failure('invalid', issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '), issues);
}
