import type { Feed } from '../ports/feeds.ts';
import type { Fetch, Fetched } from '../ports/ports.ts';

export interface FeedAccess {
  fetch: Fetch;
  /** `parseFeed`, in whichever room reads markup. */
  parse(answer: Fetched): Promise<Feed>;
  signal: AbortSignal;
}
