import { Failure } from '../contract/failure.ts';
import type { Feed } from '../ports/feeds.ts';
import type { FetchedResponse } from '../ports/ports.ts';
import { expectOk } from '../sites/request.ts';
import { maxFeedBytes } from './feed.ts';
import type { FeedAccess } from './feed-access.ts';
import { fetchWithin } from './fetch-within.ts';
import { itunesHost } from './sources/itunes.ts';

/** A feed that was read, and the answer that it came in. */
export interface FoundFeed {
  feedUrl: string;
  answer: FetchedResponse;
  feed: Feed;
}

const maxRequests = 12;
/** For each request (milliseconds). */
const timeLimit = 20_000;
/** No other address will do better after these. */
const isFinal = new Set(['cancelled', 'offline', 'noPermission', 'rateLimited']);

/** Asks one address after the other, none twice, and remembers why the first one failed. What no other address can mend is thrown. */
export function askForFeeds({ fetch, parse, signal }: FeedAccess) {
  const asked = new Set<string>();
  let firstFailure: Failure | undefined;

  /** Undefined where the address is of no use. */
  async function attempt<T>(url: string, read: (answer: FetchedResponse) => T | Promise<T>): Promise<T | undefined> {
    if (asked.has(url) || asked.size === maxRequests) return undefined;
    asked.add(url);
    try {
      return await read(checked(await fetchWithin(timeLimit, fetch, url, { signal, maxBytes: maxFeedBytes })));
    } catch (error) {
      const failure = Failure.from(error);
      if (isFinal.has(failure.code)) throw failure;
      firstFailure ??= failure;
      return undefined;
    }
  }

  return {
    page: (url: string) => attempt(url, (answer) => answer),
    /** The first of these addresses that answers with a feed. */
    async feed(urls: string[]): Promise<FoundFeed | undefined> {
      for (const feedUrl of urls) {
        const found = await attempt(feedUrl, async (answer) => ({ feedUrl, answer, feed: await parse(answer) }));
        if (found) return found;
      }
      return undefined;
    },
    failure: () => firstFailure,
  };
}

function checked(answer: FetchedResponse): FetchedResponse {
  const { status, url } = answer;
  // Apple says 403 to who asks too often.
  if (status === 403 && new URL(url).host === itunesHost) throw new Failure('rateLimited', `403 from ${itunesHost}`);
  if (status === 404 || status === 410) throw new Failure('noFeed', `${status} from ${url.split('?', 1)[0]}`);
  expectOk(answer);
  return answer;
}
