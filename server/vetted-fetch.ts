import { fetch as undiciFetch } from 'undici';
import { ageHeaders } from '../lib/age-headers.ts';
import { Failure } from '../lib/contract/failure.ts';
import type { Fetch, FetchOptions } from '../lib/ports.ts';
import { readBody } from '../lib/read-body.ts';
import { isPublicAddress } from '../lib/sites/public-address.ts';
import { followRedirects } from './follow-redirects.ts';
import { systemResolve, type Vetting, vettedAgent } from './vetted-agent.ts';

export interface VettedFetchOptions extends Partial<Vetting> {
  /** Ports besides 80 and 443. */
  ports?: string[];
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

const timeLimits: TimeLimits = { hop: 5000, expand: 15_000, read: 30_000 };
const defaultMaxBytes = 32 * 1024 * 1024;
// To a browser's name, some shorteners answer with a page in place of a redirect.
const ownHeaders = { 'user-agent': 'Mozilla/5.0 (compatible; Gloss)' };

/**
 * A server's way out, for addresses that others chose: http(s) to the public internet only, checked anew at every redirect,
 * without cookies and proxies. Throws `invalid` for an address that may not be asked, else `siteFailed`, `timeout`,
 * `tooLarge` or `cancelled`; none tells a host of a private network from one that doesn't exist.
 */
export function vettedFetch(options: VettedFetchOptions = {}): Fetch {
  const { resolve = systemResolve, isAllowed = isPublicAddress, ports } = options;
  const limits = { ...timeLimits, ...options.limits };
  const dispatcher = vettedAgent({ resolve, isAllowed });

  const ask = async (url: URL, within: AbortSignal, asked: FetchOptions['headers']) => {
    const hop = new AbortController();
    const late = setTimeout(() => hop.abort(new Failure('timeout', `${url.host} took too long`)), limits.hop);
    try {
      const signal = AbortSignal.any([within, hop.signal]);
      const headers = { ...ownHeaders, ...asked };
      const answer = await undiciFetch(url, { dispatcher, headers, redirect: 'manual', credentials: 'omit', signal });
      // The same class as the platform's, but for the types of its headers.
      const response = answer as unknown as Response;
      return { status: response.status, location: locationOf(response), discard: async () => response.body?.cancel(), response };
    } finally {
      clearTimeout(late);
    }
  };

  return async (address, { reason, signal, maxBytes = defaultMaxBytes, headers }) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(reason === 'expand' ? limits.expand : limits.read)]);
    try {
      const { url, answer, isMovedForGood } = await followRedirects(address, (next) => ask(next, within, headers), ports);
      const bytes = await readBody(answer.response, maxBytes);
      const { status, response } = answer;
      const contentType = response.headers.get('content-type') ?? '';
      return { url: url.href, status, contentType, bytes, headers: ageHeaders(response.headers), isMovedForGood };
    } catch (error) {
      throw failureOf(error, within) ?? new Failure('siteFailed', `${new URL(address).host} can't be reached`);
    }
  };
}

/** Headers arrive one character a byte, and many sites write UTF-8 into this one. */
function locationOf({ headers: received }: Response): string | null {
  const written = received.get('location');
  return written && Buffer.from(written, 'latin1').toString();
}

/** What went wrong, if it is known here; what is wrong with a connection stays inside. */
function failureOf(error: unknown, within: AbortSignal): Failure | undefined {
  for (const one of [error, error instanceof Error ? error.cause : undefined]) if (one instanceof Failure) return one;
  if (!within.aborted) return undefined;
  const failure = Failure.from(within.reason);
  return failure.code === 'internal' ? new Failure('cancelled', failure.message) : failure;
}
