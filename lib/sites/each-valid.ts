import type * as z from 'zod/mini';

/** The items that have the shape; one broken item must not lose the others. */
export function eachValid<T extends z.ZodMiniType>(schema: T, items: unknown, max = 1000): z.output<T>[] {
  if (!Array.isArray(items)) return [];
  return items.slice(0, max).flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}
