import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';
import type { FetchOptions } from '../lib/ports.ts';
import { isPublicAddress } from '../lib/sites/public-address.ts';
import { type VettedFetchOptions, vettedFetch } from './vetted-fetch.ts';

/** A name that leads here counts as one of the public internet, while the address in figures stays private. */
export const here = '127.0.0.1';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** A server, and a fetch that may reach it by the names under `.example`. `asked` lists what the server was asked for. */
export async function start(listener: RequestListener, options: VettedFetchOptions = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    listener(request, response);
  });
  servers.push(server);
  server.listen(0, here);
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  const fetch = vettedFetch({
    ports: [port],
    isAllowed: (address) => address === here || isPublicAddress(address),
    resolve: async (host) => (host.endsWith('.example') ? [here] : []),
    ...options,
  });
  const get = (url: string, more: Partial<FetchOptions> = {}) =>
    fetch(url.replaceAll('PORT', port), { reason: 'page', signal: new AbortController().signal, ...more });
  return { port, asked, fetch, get };
}
