import { Failure } from '../contract/failure.ts';
import { sha256 } from '../encoding/sha256.ts';
import type { RefreshState } from '../records/channel.ts';
import { within } from '../sites/within.ts';
import { maxFeedBytes } from './feed.ts';
import type { FeedAccess } from './feed-access.ts';
import { fetchWithin } from './fetch-within.ts';
import type { RefreshAnswer } from './next-refresh.ts';

/** For the request and for the reading (milliseconds). */
const timeLimit = 30_000;

/** Asks a feed whether it has something new. Never throws. */
export async function askFeed(
  { feedUrl, etag, lastModified, ...state }: RefreshState,
  access: FeedAccess,
): Promise<RefreshAnswer> {
  const { fetch, parse, signal } = access;
  try {
    const answer = await fetchWithin(timeLimit, fetch, feedUrl, {
      signal,
      maxBytes: maxFeedBytes,
      headers: { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) },
    });
    if (answer.status === 304) return { kind: 'unchanged', answer };
    if (answer.status !== 200) return { kind: 'refused', answer };
    const hash = await sha256(answer.bytes);
    if (hash === state.bodyHash) return { kind: 'unchanged', answer };
    const feed = await within(parse(answer), timeLimit, signal);
    return { kind: 'feed', answer, feed, bodyHash: hash };
  } catch (error) {
    return { kind: 'failed', failure: Failure.from(error) };
  }
}
