import { findTags } from './find-tags.ts';

const delayAndTarget = /^\s{0,20}(\d{0,3})(?:\.\d{0,9})?\s{0,20}[;,]?\s{0,20}(?:url\s{0,9}=\s{0,9})?["']?([^"']{1,4000})/i;
const assignment =
  /(?:^|[^\w.])(?:(?:window|document|top|self)\.)?location(?:\.href\s{0,9}=|\.(?:replace|assign)\s{0,9}\(|\s{0,9}=)\s{0,9}(?:"([^"\n]{1,4000})"|'([^'\n]{1,4000})')/;
/** Maximum delay of a redirect in seconds, because a page with a longer one is meant to be read. */
const maxDelaySeconds = 10;
const maxScriptLength = 20_000;

/**
 * Returns the target of a page that only redirects, by a refresh or a script that assigns a literal address. Nothing is
 * executed.
 */
export function htmlRedirect(html: string, base: string): string | undefined {
  const metas = findTags(html.slice(0, 100_000), 'meta').map(({ attributes }) => attributes);
  const written = metas.find((meta) => meta['http-equiv']?.toLowerCase() === 'refresh')?.content;
  const parts = written && delayAndTarget.exec(written);
  if (parts && Number(parts[1]) <= maxDelaySeconds) return resolveUrl(parts[2]!, base);
  if (html.length > maxScriptLength) return undefined;
  const assigned = assignment.exec(html);
  const target = assigned?.[1] ?? assigned?.[2];
  return target && resolveUrl(target.replaceAll('\\/', '/').replaceAll('\\u0026', '&'), base);
}

/** Resolves an address; undefined unless it is http(s). */
function resolveUrl(target: string, base: string): string | undefined {
  const trimmed = target.trim();
  if (!URL.canParse(trimmed, base)) return undefined;
  const url = new URL(trimmed, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
