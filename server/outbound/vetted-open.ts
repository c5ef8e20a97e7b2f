import { fetch as undiciFetch } from 'undici';
import { Failure } from '../../lib/contract/failure.ts';
import { isPublicAddress } from '../../lib/sites/public-address.ts';
import { hopTimeoutMs as defaultHopTimeoutMs } from '../settings.ts';
import { followRedirects } from './follow-redirects.ts';
import { createVettedAgent, systemResolve, type Vetting } from './vetted-agent.ts';

/** Options of vetted outbound requests: allowed addresses, ports and the timeout of a response. */
export interface VettedOptions extends Partial<Vetting> {
  /** Ports besides 80 and 443. */
  ports?: string[];
  /** Milliseconds until a response starts, counted again after each redirect. */
  hopTimeoutMs?: number;
}

/** Sends a GET request to a vetted address and follows its redirects. Resolves to a response whose body is not read yet. */
export type VettedOpen = (address: string, options: OpenOptions) => Promise<OpenedResponse>;
/** The abort signal and the headers of an outbound request. */
export interface OpenOptions {
  signal: AbortSignal;
  headers?: Record<string, string>;
}
/** A response to an outbound request whose body has not been read. */
export interface OpenedResponse {
  /** The address after redirects. */
  url: URL;
  response: Response;
  /** Whether there were redirects, all of them permanent. */
  isMovedForGood: boolean;
}

// Some shorteners answer the name of a browser with a page in place of a redirect.
const defaultHeaders = { 'user-agent': 'Mozilla/5.0 (compatible; Gloss)' };

/**
 * Creates the outbound requests of a server to addresses that others chose: http(s) to the public internet only, checked at every
 * redirect, without cookies and proxies. They throw `invalid` for a forbidden address, otherwise `siteFailed`, `timeout` or
 * `cancelled`; a host of a private network and one that does not exist give the same error.
 */
export function createVettedOpen({
  resolve = systemResolve,
  isAllowed = isPublicAddress,
  ports,
  hopTimeoutMs = defaultHopTimeoutMs,
}: VettedOptions = {}): VettedOpen {
  const dispatcher = createVettedAgent({ resolve, isAllowed });

  const requestHop = async (url: URL, { signal: within, headers: requestHeaders }: OpenOptions) => {
    const hop = new AbortController();
    const late = setTimeout(
      () => hop.abort(new Failure('timeout', `${url.host} sent no response within ${hopTimeoutMs} ms.`)),
      hopTimeoutMs,
    );
    try {
      const signal = AbortSignal.any([within, hop.signal]);
      const headers = { ...defaultHeaders, ...requestHeaders };
      const answer = await undiciFetch(url, { dispatcher, headers, redirect: 'manual', credentials: 'omit', signal });
      // The same class as the global one, with other types of its headers.
      const response = answer as unknown as Response;
      const { status } = response;
      const [location, refresh] = [getHeader(response, 'location'), getHeader(response, 'refresh')];
      return { status, location, refresh, discard: async () => response.body?.cancel(), response };
    } finally {
      clearTimeout(late);
    }
  };

  return async (address, options) => {
    try {
      const { url, answer, isMovedForGood } = await followRedirects(address, (next) => requestHop(next, options), ports);
      return { url, response: answer.response, isMovedForGood };
    } catch (error) {
      throw toOutboundFailure(error, address, options.signal);
    }
  };
}

/**
 * Converts an error of a request to a failure. Details of the connection are left out, because they reveal the private network.
 */
export function toOutboundFailure(error: unknown, address: string, within: AbortSignal): Failure {
  for (const one of [error, error instanceof Error ? error.cause : undefined]) if (one instanceof Failure) return one;
  if (!within.aborted) return new Failure('siteFailed', `${new URL(address).host} can't be reached.`);
  const failure = Failure.from(within.reason);
  return failure.code === 'internal' ? new Failure('cancelled', failure.message) : failure;
}

/** Returns a header decoded as UTF-8: headers arrive as latin1, and many sites write addresses in UTF-8. */
function getHeader({ headers: received }: Response, name: string): string | null {
  const written = received.get(name);
  return written && Buffer.from(written, 'latin1').toString();
}
