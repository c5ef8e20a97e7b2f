import type { Feed } from '../ports/feeds.ts';
import type { Fetch, FetchedResponse } from '../ports/fetch.ts';

/** Access to feeds: a host’s requests and its parser. */
export interface FeedAccess {
  fetch: Fetch;
  /** `parseFeed`, run in a context that can parse markup. */
  parse(answer: FetchedResponse): Promise<Feed>;
  signal: AbortSignal;
}
