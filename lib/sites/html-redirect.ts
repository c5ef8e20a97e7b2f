import { tags } from './tags.ts';

const delayAndTarget = /^\s{0,20}(\d{0,3})(?:\.\d{0,9})?\s{0,20}[;,]?\s{0,20}(?:url\s{0,9}=\s{0,9})?["']?([^"']{1,4000})/i;
const assignment =
  /(?:^|[^\w.])(?:(?:window|document|top|self)\.)?location(?:\.href\s{0,9}=|\.(?:replace|assign)\s{0,9}\(|\s{0,9}=)\s{0,9}(?:"([^"\n]{1,4000})"|'([^'\n]{1,4000})')/;
/** A page that waits longer means to be read. */
const longestDelay = 10;
const maxScript = 20_000;

/** Where a page that only sends its reader on sends them: a refresh, or a script of one literal address. Nothing is run. */
export function htmlRedirect(html: string, base: string): string | undefined {
  const metas = tags(html.slice(0, 100_000), 'meta').map(({ attributes }) => attributes);
  const written = metas.find((meta) => meta['http-equiv']?.toLowerCase() === 'refresh')?.content;
  const parts = written && delayAndTarget.exec(written);
  if (parts && Number(parts[1]) <= longestDelay) return absolute(parts[2]!, base);
  if (html.length > maxScript) return undefined;
  const assigned = assignment.exec(html);
  const target = assigned?.[1] ?? assigned?.[2];
  return target && absolute(target.replaceAll('\\/', '/').replaceAll('\\u0026', '&'), base);
}

/** http(s) only: what opens an app is where following ends. */
function absolute(target: string, base: string): string | undefined {
  const trimmed = target.trim();
  if (!URL.canParse(trimmed, base)) return undefined;
  const url = new URL(trimmed, base);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
}
