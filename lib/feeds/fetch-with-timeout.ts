import { withTimeout } from '../async/with-timeout.ts';
import type { Fetch, FetchedResponse, FetchOptions } from '../ports/fetch.ts';

/** Fetches a feed. Throws `timeout` after `timeoutMs` milliseconds and aborts the request. */
export async function fetchWithTimeout(
  fetch: Fetch,
  url: string,
  { timeoutMs, signal, ...options }: Omit<FetchOptions, 'reason'> & { timeoutMs: number },
): Promise<FetchedResponse> {
  const timeout = new AbortController();
  const request = fetch(url, { ...options, reason: 'feed', signal: AbortSignal.any([signal, timeout.signal]) });
  try {
    return await withTimeout(request, { timeoutMs, signal });
  } finally {
    timeout.abort();
  }
}
