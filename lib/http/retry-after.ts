/** Parses `Retry-After`, in seconds or as a date, to milliseconds from now; undefined without one. */
export function parseRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\s*\d{1,9}(?:\.\d{1,9})?\s*$/.test(header)) return Number(header) * 1000;
  // HTTP dates have one format, which every host parses.
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

/** Returns the details of a rate-limit failure: the delay in seconds that the server requests; undefined without one. */
export function retryDetails(header: string | null | undefined, now: number): { retryAfter: number } | undefined {
  const waitMs = parseRetryAfter(header, now);
  return waitMs === undefined ? undefined : { retryAfter: Math.ceil(waitMs / 1000) };
}
