import * as z from 'zod/mini';

/** Returns a schema for an optional field; an invalid value counts as absent, so that it doesn't invalidate the others. */
export const ifValid = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
