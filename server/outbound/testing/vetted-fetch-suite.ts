import type { RequestListener } from 'node:http';
import { afterEach } from 'vitest';
import type { FetchOptions } from '../../../lib/ports/fetch.ts';
import { isPublicAddress } from '../../../lib/sites/public-address.ts';
import { listen } from '../../../test/listen.ts';
import { createVettedFetch, type VettedFetchOptions } from '../vetted-fetch.ts';

/** The loopback address. Names under `.example` resolve to it and count as public; the literal address stays private. */
export const loopback = '127.0.0.1';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a server, and a fetch that reaches it by names under `.example`. `requests` lists the requests. */
export async function start(listener: RequestListener, options: VettedFetchOptions = {}) {
  const requests: string[] = [];
  const server = await listen((request, response) => {
    requests.push(`${request.headers.host} ${request.url}`);
    listener(request, response);
  });
  closing.push(server.close);
  const port = String(server.port);
  const fetch = createVettedFetch({
    ports: [port],
    isAllowed: (address) => address === loopback || isPublicAddress(address),
    resolve: async (host) => (host.endsWith('.example') ? [loopback] : []),
    ...options,
    // A huge body counts as too large on a slow machine too.
    timeouts: { hopTimeoutMs: 60_000, readTimeoutMs: 60_000, expandTimeoutMs: 60_000, ...options.timeouts },
  });
  const get = (url: string, more: Partial<FetchOptions> = {}) =>
    fetch(url.replaceAll('PORT', port), { reason: 'page', signal: new AbortController().signal, ...more });
  return { port, requests, fetch, get };
}
