import { fetch as undiciFetch } from 'undici';
import { Failure } from '../../lib/contract/failure.ts';
import { isPublicAddress } from '../../lib/sites/public-address.ts';
import { followRedirects } from './follow-redirects.ts';
import { createVettedAgent, systemResolve, type Vetting } from './vetted-agent.ts';

export interface VettedOptions extends Partial<Vetting> {
  /** Ports besides 80 and 443. */
  ports?: string[];
  /** Milliseconds until an answer begins, anew after each redirect. */
  hop?: number;
}

export type VettedOpen = (address: string, options: OpenOptions) => Promise<OpenedResponse>;
export interface OpenOptions {
  signal: AbortSignal;
  headers?: Record<string, string>;
}
/** An answer that has begun. */
export interface OpenedResponse {
  /** After redirects. */
  url: URL;
  response: Response;
  /** Whether there were redirects, and all of them permanent ones. */
  isMovedForGood: boolean;
}

const usualHop = 5000;
// To a browser's name, some shorteners answer with a page in place of a redirect.
const defaultHeaders = { 'user-agent': 'Mozilla/5.0 (compatible; Gloss)' };

/**
 * A server's way out, for addresses that others chose: http(s) to the public internet only, checked anew at every redirect,
 * without cookies and proxies. Throws `invalid` for an address that may not be asked, else `siteFailed`, `timeout` or
 * `cancelled`; none tells a host of a private network from one that doesn't exist.
 */
export function createVettedOpen({
  resolve = systemResolve,
  isAllowed = isPublicAddress,
  ports,
  hop: patience = usualHop,
}: VettedOptions = {}): VettedOpen {
  const dispatcher = createVettedAgent({ resolve, isAllowed });

  const ask = async (url: URL, { signal: within, headers: asked }: OpenOptions) => {
    const hop = new AbortController();
    const late = setTimeout(() => hop.abort(new Failure('timeout', `${url.host} took too long`)), patience);
    try {
      const signal = AbortSignal.any([within, hop.signal]);
      const headers = { ...defaultHeaders, ...asked };
      const answer = await undiciFetch(url, { dispatcher, headers, redirect: 'manual', credentials: 'omit', signal });
      // The same class as the platform's, but for the types of its headers.
      const response = answer as unknown as Response;
      return { status: response.status, location: getLocation(response), discard: async () => response.body?.cancel(), response };
    } finally {
      clearTimeout(late);
    }
  };

  return async (address, options) => {
    try {
      const { url, answer, isMovedForGood } = await followRedirects(address, (next) => ask(next, options), ports);
      return { url, response: answer.response, isMovedForGood };
    } catch (error) {
      throw toOutboundFailure(error, address, options.signal);
    }
  };
}

/** What went wrong on the way, if it is known here; what is wrong with a connection stays inside. */
export function toOutboundFailure(error: unknown, address: string, within: AbortSignal): Failure {
  for (const one of [error, error instanceof Error ? error.cause : undefined]) if (one instanceof Failure) return one;
  if (!within.aborted) return new Failure('siteFailed', `${new URL(address).host} can't be reached`);
  const failure = Failure.from(within.reason);
  return failure.code === 'internal' ? new Failure('cancelled', failure.message) : failure;
}

/** Headers arrive one character a byte, and many sites write UTF-8 into this one. */
function getLocation({ headers: received }: Response): string | null {
  const written = received.get('location');
  return written && Buffer.from(written, 'latin1').toString();
}
