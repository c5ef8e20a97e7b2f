import * as z from 'zod/mini';

/** An object under whose keys, whatever they are, stands the same shape. `z.record` does more, and weighs as much as a site. */
export const byKey = <T extends z.ZodMiniType>(schema: T) => z.catchall(z.object({}), schema);
