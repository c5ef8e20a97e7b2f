import type { Fetch, FetchedResponse, FetchOptions } from '../ports/fetch.ts';
import { within } from '../sites/within.ts';

/** Fetches a feed. Throws `timeout` after `timeoutMs` milliseconds and aborts the request. */
export async function fetchWithTimeout(
  timeoutMs: number,
  fetch: Fetch,
  url: string,
  { signal, ...options }: Omit<FetchOptions, 'reason'>,
): Promise<FetchedResponse> {
  const timeoutController = new AbortController();
  const request = fetch(url, { ...options, reason: 'feed', signal: AbortSignal.any([signal, timeoutController.signal]) });
  try {
    return await within(request, timeoutMs, signal);
  } finally {
    timeoutController.abort();
  }
}
