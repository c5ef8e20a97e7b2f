import { Failure } from '../contract/failure.ts';
import type { Fetch, FetchedResponse } from '../ports/ports.ts';
import { withoutTracking } from './canonical-url.ts';
import { detectUrl } from './detect-url.ts';
import { htmlRedirect } from './html-redirect.ts';
import { textOf } from './request.ts';
import { unwrapUrl } from './unwrap-url.ts';

const maxHtmlHops = 3;
const maxBytes = 256_000;
const timeLimit = 15_000;
const startTime = ['t', 'start'];

/**
 * The full form of a shortened or wrapped address, without tracking, with its start time. The address itself when it
 * already names a medium. Throws `invalid` for what is no http(s) address, and what fetching throws.
 */
export async function expandUrl(text: string, fetch: Fetch, signal: AbortSignal): Promise<string> {
  let url = unwrapUrl(parse(text));
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
  const seen = new Set<string>();
  for (let hop = 0; hop < maxHtmlHops && !detectUrl(url.href) && !seen.has(url.href); hop++) {
    seen.add(url.href);
    const next = await follow(url, fetch, within);
    if (!next) break;
    const target = unwrapUrl(next.to);
    url = carryTime(url, target);
    if (next.isEnd && target === next.to) break;
  }
  return canonical(url).href;
}

/** Where an address leads: by HTTP redirects, which the fetch has followed to their end, or by a page that only redirects. */
async function follow(url: URL, fetch: Fetch, signal: AbortSignal): Promise<{ to: URL; isEnd: boolean } | undefined> {
  const answer = await fetch(url.href, { reason: 'expand', signal, maxBytes }).catch((error: unknown) => {
    // A real page may be long; where it is was all that was asked.
    const { code, details } = Failure.from(error);
    if (code !== 'tooLarge') throw error;
    return { url: (details as { url?: string } | undefined)?.url ?? url.href, contentType: '', bytes: new Uint8Array() };
  });
  const final = URL.canParse(answer.url) ? new URL(answer.url) : url;
  if (isWall(final)) return undefined;
  const target = htmlTarget(answer, final);
  if (target && !isWall(target)) return { to: target, isEnd: false };
  return final.href === url.href ? undefined : { to: final, isEnd: true };
}

function htmlTarget(answer: Pick<FetchedResponse, 'bytes' | 'contentType'>, base: URL): URL | undefined {
  if (answer.bytes.length === 0 || !/html/i.test(answer.contentType)) return undefined;
  const target = htmlRedirect(textOf(answer), base.href);
  return target && target !== base.href ? new URL(target) : undefined;
}

/** Consent and login pages stand before the target, they are not it. */
export const isWall = ({ host, pathname }: URL): boolean =>
  /^(?:consent|accounts|login|passport)\./.test(host) || /^\/(?:login|signin|consent|accounts\/login)\b/i.test(pathname);

function carryTime(from: URL, to: URL): URL {
  for (const name of startTime) {
    const value = from.searchParams.get(name);
    if (value !== null && !to.searchParams.has(name)) to.searchParams.set(name, value);
  }
  to.hash ||= from.hash;
  return to;
}

/** A medium's short address becomes its canonical one; any other only loses what tracks its reader. */
function canonical(url: URL): URL {
  const medium = detectUrl(url.href);
  const isShort =
    medium && medium.site !== 'generic' && new URL(medium.canonicalUrl).host.split('.').at(-2) !== url.host.split('.').at(-2);
  if (!isShort) return withoutTracking(url);
  const full = new URL(medium.canonicalUrl);
  for (const name of [...startTime, 'list', 'index']) {
    const value = url.searchParams.get(name);
    if (value !== null) full.searchParams.set(name, value);
  }
  return full;
}

function parse(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) {
    throw new Failure('invalid', 'url: no http(s) address');
  }
  return url;
}
