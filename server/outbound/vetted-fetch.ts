import { readCacheHeaders } from '../../lib/http/cache-headers.ts';
import { readBody } from '../../lib/http/read-body.ts';
import type { Fetch } from '../../lib/ports/ports.ts';
import { createVettedOpen, toOutboundFailure, type VettedOpen, type VettedOptions } from './vetted-open.ts';

export interface VettedFetchOptions extends Omit<VettedOptions, 'hop'> {
  limits?: Partial<TimeLimits>;
}
/** Milliseconds. */
interface TimeLimits {
  /** Until an answer begins, anew after each redirect. */
  hop: number;
  /** Until it has ended: of a request that expands an address, and of any other. */
  expand: number;
  read: number;
}

const timeLimits = { expand: 15_000, read: 30_000 };
const defaultMaxBytes = 32 * 1024 * 1024;

/** Whole answers by the vetted way out. Throws what that throws, and `tooLarge`. */
export function createVettedFetch({ limits: asked, ...options }: VettedFetchOptions = {}): Fetch {
  const limits = { ...timeLimits, ...asked };
  return createFetch(createVettedOpen({ ...options, hop: asked?.hop }), limits);
}

export function createFetch(open: VettedOpen, limits: Pick<TimeLimits, 'expand' | 'read'> = timeLimits): Fetch {
  return async (address, { reason, signal, maxBytes = defaultMaxBytes, headers }) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(reason === 'expand' ? limits.expand : limits.read)]);
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
