const names = ['etag', 'last-modified', 'retry-after', 'cache-control'] as const;

/** Reads the headers of an answer that concern caching and rate limits. */
export function readCacheHeaders(headers: { get(name: string): string | null }): Partial<Record<(typeof names)[number], string>> {
  const values = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}
