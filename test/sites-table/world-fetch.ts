import { request } from 'node:https';
import { Failure } from '../../lib/contract/failure.ts';
import type { Fetch, FetchedResponse } from '../../lib/ports/fetch.ts';
import type { World } from '../world/world.ts';

const maxRedirects = 5;

/** The world as a host's way out: it asks under the real names, and follows redirects. */
export const worldFetch =
  ({ httpsPort }: World, headers: Record<string, string> = {}, post?: string): Fetch =>
  async (url, { maxBytes = Number.POSITIVE_INFINITY, headers: own }) => {
    let address = url;
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const answer = await ask(httpsPort, address, maxBytes, { ...headers, ...own }, post);
      if (!answer.location) {
        if (answer.bytes.length > maxBytes) throw new Failure('tooLarge', address);
        return answer;
      }
      address = new URL(answer.location, address).href;
    }
    throw new Failure('siteFailed', `${url} leads in circles`);
  };

const ask = (port: number, url: string, maxBytes: number, headers: Record<string, string>, post?: string) =>
  new Promise<FetchedResponse & { location?: string }>((resolve, reject) => {
    const { hostname, pathname, search } = new URL(url);
    const options = { port, path: pathname + search, method: post === undefined ? 'GET' : 'POST', agent: false };
    request(
      { host: '127.0.0.1', rejectUnauthorized: false, headers: { host: hostname, ...headers }, ...options },
      async (response) => {
        if (Number(response.headers['content-length']) > maxBytes) return response.destroy(new Failure('tooLarge', url));
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const { location, 'content-type': contentType = '' } = response.headers;
        resolve({ url, status: response.statusCode ?? 0, contentType, bytes: new Uint8Array(Buffer.concat(chunks)), location });
      },
    )
      .on('error', reject)
      .end(post);
  });
