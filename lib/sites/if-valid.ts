import * as z from 'zod/mini';

/** A field that may be absent, and that counts as absent when it holds anything else: it must not lose the others. */
export const ifValid = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
