import type { Feed } from '../ports/feeds.ts';
import type { Fetch, FetchedResponse } from '../ports/fetch.ts';

/** Capabilities for reading feeds: network, parser, and the signal that aborts requests. */
export interface FeedAccess {
  fetch: Fetch;
  /** `parseFeed`, run in a context that can parse markup. */
  parse(answer: FetchedResponse): Promise<Feed>;
  signal: AbortSignal;
}
