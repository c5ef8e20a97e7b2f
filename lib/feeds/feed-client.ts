import { Failure } from '../contract/failure.ts';
import type { Feed } from '../ports/feeds.ts';
import type { FetchedResponse } from '../ports/fetch.ts';
import { expectOk } from '../sites/request.ts';
import { maxFeedBytes } from './feed.ts';
import type { FeedAccess } from './feed-access.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import { itunesHost } from './sources/itunes.ts';

/** A feed that was read, and the response that contained it. */
export interface FetchedFeed {
  feedUrl: string;
  answer: FetchedResponse;
  feed: Feed;
}

const maxRequests = 12;
/** Timeout of each request in milliseconds. */
const timeoutMs = 20_000;
/** Failures after which no other address can succeed. */
const finalFailures = new Set(['cancelled', 'offline', 'noPermission', 'rateLimited']);

/**
 * Creates a client that requests addresses one after the other, none twice, and stores the first failure. A failure that no
 * other address can avoid is thrown.
 */
export function createFeedClient({ fetch, parse, signal }: FeedAccess) {
  const requestedUrls = new Set<string>();
  let firstFailure: Failure | undefined;

  /** Requests and reads an address; undefined if it is of no use. */
  async function attempt<T>(url: string, read: (answer: FetchedResponse) => T | Promise<T>): Promise<T | undefined> {
    if (requestedUrls.has(url) || requestedUrls.size === maxRequests) return undefined;
    requestedUrls.add(url);
    try {
      return await read(expectFeedResponse(await fetchWithTimeout(fetch, url, { timeoutMs, signal, maxBytes: maxFeedBytes })));
    } catch (error) {
      const failure = Failure.from(error);
      if (finalFailures.has(failure.code)) throw failure;
      firstFailure ??= failure;
      return undefined;
    }
  }

  return {
    page: (url: string) => attempt(url, (answer) => answer),
    /** Returns the first of these addresses that responds with a feed. */
    async feed(urls: string[]): Promise<FetchedFeed | undefined> {
      for (const feedUrl of urls) {
        const found = await attempt(feedUrl, async (answer) => ({ feedUrl, answer, feed: await parse(answer) }));
        if (found) return found;
      }
      return undefined;
    },
    failure: () => firstFailure,
  };
}

function expectFeedResponse(answer: FetchedResponse): FetchedResponse {
  const { status, url } = answer;
  // Apple answers 403 when its rate limit is exceeded.
  if (status === 403 && new URL(url).host === itunesHost)
    throw new Failure('rateLimited', `${itunesHost} answered with status 403.`);
  if (status === 404 || status === 410) throw new Failure('noFeed', `${url.split('?', 1)[0]} answered with status ${status}.`);
  expectOk(answer);
  return answer;
}
