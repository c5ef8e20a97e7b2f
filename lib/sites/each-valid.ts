import type * as z from 'zod/mini';

/** Returns the items that match the schema; invalid items are left out. */
export function eachValid<T extends z.ZodMiniType>(schema: T, items: unknown, max = 1000): z.output<T>[] {
  if (!Array.isArray(items)) return [];
  return items.slice(0, max).flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
