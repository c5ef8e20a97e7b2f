/** Returns the JSON of a value with sorted keys: the same for equal values, whichever database stored them. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys) ?? '';

const sortKeys = (_: string, part: unknown): unknown =>
  part !== null && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part;
