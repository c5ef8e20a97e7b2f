import { Failure } from '../contract/failure.ts';
import { invalidField } from '../contract/invalid-field.ts';
import type { Fetch, FetchedResponse } from '../ports/fetch.ts';
import { removeTracking } from './canonical-url.ts';
import { detectUrl } from './detect-url.ts';
import { htmlRedirect } from './html-redirect.ts';
import { decodeResponse } from './request.ts';
import { unwrapUrl } from './unwrap-url.ts';

const maxHtmlHops = 3;
const maxBytes = 256_000;
const timeoutMs = 15_000;
const startTimeParameters = ['t', 'start'];

/**
 * Returns the full form of a shortened or wrapped address, without tracking but with its start time; the address itself if it
 * already names a media item of a site. Throws `invalid` for anything but an http(s) address, and the failures of fetching.
 */
export async function expandUrl(text: string, fetch: Fetch, signal: AbortSignal): Promise<string> {
  let url = unwrapUrl(parse(text));
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const seen = new Set<string>();
  for (let hop = 0; hop < maxHtmlHops && !isKnownMedia(url) && !seen.has(url.href); hop++) {
    seen.add(url.href);
    const next = await followRedirect(url, fetch, deadline);
    if (!next) break;
    const target = unwrapUrl(next.to);
    url = carryTime(url, target);
    if (next.isEnd && target === next.to) break;
  }
  return canonicalize(url).href;
}

/**
 * Returns the target of an address, by HTTP redirects, which `fetch` follows, or by a page that only redirects; undefined if
 * there is none.
 */
async function followRedirect(url: URL, fetch: Fetch, signal: AbortSignal): Promise<{ to: URL; isEnd: boolean } | undefined> {
  const response = await fetch(url.href, { reason: 'expand', signal, maxBytes }).catch((error: unknown) => {
    // A real page may be long; only its address is needed.
    const { code, details } = Failure.from(error);
    if (code !== 'tooLarge') throw error;
    return { url: details?.url ?? url.href, contentType: '', bytes: new Uint8Array() };
  });
  const final = URL.canParse(response.url) ? new URL(response.url) : url;
  if (isLoginWall(final)) return undefined;
  const target = findHtmlTarget(response, final);
  if (target && !isLoginWall(target)) return { to: target, isEnd: false };
  return final.href === url.href ? undefined : { to: final, isEnd: true };
}

function findHtmlTarget(response: Pick<FetchedResponse, 'bytes' | 'contentType'>, base: URL): URL | undefined {
  if (response.bytes.length === 0 || !/html/i.test(response.contentType)) return undefined;
  const target = htmlRedirect(decodeResponse(response), base.href);
  return target && target !== base.href ? new URL(target) : undefined;
}

/** Returns whether a site knows the address as that of a media item. A media file is requested, because it may redirect to another. */
function isKnownMedia({ href }: URL): boolean {
  const address = detectUrl(href);
  return address !== null && address.site !== 'generic';
}

/** Whether the page is a consent or login page in front of the target. */
const isLoginWall = ({ host, pathname }: URL): boolean =>
  /^(?:consent|accounts|login|passport)\./.test(host) || /^\/(?:login|signin|consent|accounts\/login)\b/i.test(pathname);

function carryTime(from: URL, to: URL): URL {
  for (const name of startTimeParameters) {
    const value = from.searchParams.get(name);
    if (value !== null && !to.searchParams.has(name)) to.searchParams.set(name, value);
  }
  to.hash ||= from.hash;
  return to;
}

/** Returns the canonical form of a short address of a media item; any other address only loses its tracking parameters. */
function canonicalize(url: URL): URL {
  const mediaItem = detectUrl(url.href);
  const isShort =
    mediaItem &&
    mediaItem.site !== 'generic' &&
    new URL(mediaItem.canonicalUrl).host.split('.').at(-2) !== url.host.split('.').at(-2);
  if (!isShort) return removeTracking(url);
  const full = new URL(mediaItem.canonicalUrl);
  for (const name of [...startTimeParameters, 'list', 'index']) {
    const value = url.searchParams.get(name);
    if (value !== null) full.searchParams.set(name, value);
  }
  return full;
}

function parse(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) {
    throw invalidField('url', 'It is not an http or https address.');
  }
  return url;
}
