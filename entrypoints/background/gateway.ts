import { Failure } from '../../lib/contract/failure.ts';
import { readCacheHeaders } from '../../lib/http/cache-headers.ts';
import { readBody } from '../../lib/http/read-body.ts';
import type { Fetch } from '../../lib/ports/fetch.ts';
import { isReachable } from '../gateway/require-allowed-host.ts';
import { requestTimeoutMs, sendRequest } from '../gateway/send-request.ts';
import { requireHostPermission } from './require-host-permission.ts';

const defaultMaxBytes = 32 * 1024 * 1024;

/** Fetches for the service. Browsers don't reveal IP addresses, so the scheme and the granted permission decide what may be fetched. */
export const gateway: Fetch = async (url, { reason, signal, maxBytes = defaultMaxBytes, headers }) => {
  const address = new URL(url);
  const { protocol, hostname } = address;
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Failure('invalid', `${url} was not fetched: ${protocol} is not http or https.`);
  await requireHostPermission(address, reason);
  const limits = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
  try {
    // A feed is revalidated by its own headers, which the browser's cache would answer.
    const cache = reason === 'feed' ? 'no-store' : 'default';
    const response = await sendRequest(url, reason, { signal: limits, headers, cache });
    const bytes = await readBody(response, maxBytes);
    const contentType = response.headers.get('content-type') ?? '';
    return { url: response.url, status: response.status, contentType, bytes, headers: readCacheHeaders(response.headers) };
  } catch (error) {
    if (limits.aborted || error instanceof Failure) throw error;
    throw new Failure(isReachable(hostname) ? 'siteFailed' : 'offline', `${hostname}: ${String(error)}`);
  }
};
