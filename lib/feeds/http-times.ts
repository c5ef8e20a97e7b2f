/** Milliseconds that `Retry-After` asks to wait, in seconds or until a date; undefined without one. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000;
  // HTTP has one form of a date, which every host reads.
  const until = Date.parse(header);
  return Number.isNaN(until) ? undefined : Math.max(0, until - now);
}

/** Milliseconds for which `Cache-Control` calls an answer fresh; undefined when it doesn't say. */
export function maxAge(header: string | undefined): number | undefined {
  const seconds = /(?:^|[\s,])max-age\s{0,9}=\s{0,9}"?(\d{1,9})/i.exec(header ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
