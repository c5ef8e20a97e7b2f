const names = ['etag', 'last-modified', 'retry-after', 'cache-control'] as const;

/** What a server says of its answer's age. */
export function readCacheHeaders(headers: { get(name: string): string | null }): Partial<Record<(typeof names)[number], string>> {
  const said = names.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== null));
}
