import { readCacheHeaders } from '../../lib/http/cache-headers.ts';
import { readBody } from '../../lib/http/read-body.ts';
import type { Fetch } from '../../lib/ports/fetch.ts';
import { expandTimeoutMs, maxResponseBytes, readTimeoutMs } from '../settings.ts';
import { createVettedOpen, toOutboundFailure, type VettedOpen, type VettedOptions } from './vetted-open.ts';

/** Options of a fetch for vetted outbound requests: allowed addresses and timeouts in milliseconds. */
export interface VettedFetchOptions extends Omit<VettedOptions, 'hopTimeoutMs'> {
  timeouts?: Partial<Timeouts>;
}
interface Timeouts {
  /** Until a response starts, counted again after each redirect. */
  hopTimeoutMs: number;
  /** Until a short address is expanded. */
  expandTimeoutMs: number;
  /** Until any other response is read. */
  readTimeoutMs: number;
}

/** Creates a fetch over vetted outbound requests. It throws what they throw, and `tooLarge`. */
export function createVettedFetch({ timeouts, ...options }: VettedFetchOptions = {}): Fetch {
  return createFetch(createVettedOpen({ ...options, hopTimeoutMs: timeouts?.hopTimeoutMs }), timeouts);
}

/** Creates a fetch that reads whole responses of the vetted requests of `open`, within size and time limits. */
export function createFetch(open: VettedOpen, timeouts: Partial<Timeouts> = {}): Fetch {
  const expandMs = timeouts.expandTimeoutMs ?? expandTimeoutMs;
  const readMs = timeouts.readTimeoutMs ?? readTimeoutMs;
  return async (address, { reason, signal, maxBytes = maxResponseBytes, headers }) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(reason === 'expand' ? expandMs : readMs)]);
    const { url, response, isMovedForGood } = await open(address, { signal: within, headers });
    const bytes = await readBody(response, maxBytes).catch((error) => {
      throw toOutboundFailure(error, address, within);
    });
    const contentType = response.headers.get('content-type') ?? '';
    return {
      url: url.href,
      status: response.status,
      contentType,
      bytes,
      headers: readCacheHeaders(response.headers),
      isMovedForGood,
    };
  };
}
