import type { Feed } from '../ports/feeds.ts';
import type { Fetch, FetchedResponse } from '../ports/ports.ts';

export interface FeedAccess {
  fetch: Fetch;
  /** `parseFeed`, in whichever room reads markup. */
  parse(answer: FetchedResponse): Promise<Feed>;
  signal: AbortSignal;
}
