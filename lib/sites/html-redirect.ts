import { findTags } from './find-tags.ts';

/** Matches the delay and the target of a refresh; without a separator it only reloads the page. */
const delayAndTarget =
  /^\s{0,20}(\d{0,3})(?:\.\d{0,9})?(?:\s{0,20}[;,]\s{0,20}|\s{1,20}|(?=url))(?:url\s{0,9}=\s{0,9})?["']?([^"'\s][^"']{0,4000})/i;
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
  const refreshed = written && readRefresh(written);
  if (refreshed) return resolveUrl(refreshed, base);
  if (html.length > maxScriptLength) return undefined;
  const assigned = assignment.exec(html);
  const target = assigned?.[1] ?? assigned?.[2];
  return target && resolveUrl(target.replaceAll('\\/', '/').replaceAll('\\u0026', '&'), base);
}

/** Returns the target of a refresh, of a header or of a page; undefined for one that only reloads or that comes later. */
export function readRefresh(written: string): string | undefined {
  const [, delay, target] = delayAndTarget.exec(written) ?? [];
  return target && Number(delay) <= maxDelaySeconds ? target.trim() : undefined;
}

/** Resolves an address; undefined unless it is http(s). */
function resolveUrl(target: string, base: string): string | undefined {
  const trimmed = target.trim();
  if (!URL.canParse(trimmed, base)) return undefined;
  const url = new URL(trimmed, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
