import { withTimeout } from '../async/with-timeout.ts';
import { Failure } from '../contract/failure.ts';
import { sha256 } from '../encoding/sha256.ts';
import type { RefreshState } from '../records/channel.ts';
import { maxFeedBytes } from './feed.ts';
import type { FeedAccess } from './feed-access.ts';
import { fetchWithTimeout } from './fetch-with-timeout.ts';
import type { PollResult } from './next-refresh.ts';

/** Timeout in milliseconds, for the request and for parsing. */
const timeoutMs = 30_000;

/** Requests a feed and returns whether it has changed. Never throws. */
export async function pollFeed({ feedUrl, etag, lastModified, ...state }: RefreshState, access: FeedAccess): Promise<PollResult> {
  const { fetch, parse, signal } = access;
  try {
    const answer = await fetchWithTimeout(fetch, feedUrl, {
      timeoutMs,
      signal,
      maxBytes: maxFeedBytes,
      headers: { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) },
    });
    if (answer.status === 304) return { kind: 'unchanged', answer };
    if (answer.status !== 200) return { kind: 'refused', answer };
    const hash = await sha256(answer.bytes);
    if (hash === state.bodyHash) return { kind: 'unchanged', answer };
    const feed = await withTimeout(parse(answer), { timeoutMs, signal });
    return { kind: 'feed', answer, feed, bodyHash: hash };
  } catch (error) {
    return { kind: 'failed', failure: Failure.from(error) };
  }
}
