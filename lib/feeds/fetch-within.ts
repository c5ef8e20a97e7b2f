import type { Fetch, FetchedResponse, FetchOptions } from '../ports/ports.ts';
import { within } from '../sites/within.ts';

/** A feed's answer. Throws `timeout` after so many milliseconds, and then the request is given up too. */
export async function fetchWithin(
  limit: number,
  fetch: Fetch,
  url: string,
  { signal, ...options }: Omit<FetchOptions, 'reason'>,
): Promise<FetchedResponse> {
  const over = new AbortController();
  const request = fetch(url, { ...options, reason: 'feed', signal: AbortSignal.any([signal, over.signal]) });
  try {
    return await within(request, limit, signal);
  } finally {
    over.abort();
  }
}
