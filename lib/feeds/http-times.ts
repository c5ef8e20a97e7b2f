/** Parses `Retry-After`, in seconds or as a date, to milliseconds from now; undefined without one. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000;
  // HTTP dates have one format, which every host parses.
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

/** Returns the `max-age` of `Cache-Control` in milliseconds; undefined if there is none. */
export function parseMaxAge(header: string | undefined): number | undefined {
  const seconds = /(?:^|[\s,])max-age\s{0,9}=\s{0,9}"?(\d{1,9})/i.exec(header ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
