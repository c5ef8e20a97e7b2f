import * as z from 'zod/mini';

/** Returns a schema for objects whose values all have one shape. It is smaller than `z.record`. */
export const byKey = <T extends z.ZodMiniType>(schema: T) => z.catchall(z.object({}), schema);
