import type { Fetch } from '../../lib/ports/fetch.ts';
import { clientDocumentTimeoutMs } from '../settings.ts';

/** Maximum bytes of a client's document; the provider reads no more either. */
const maxBytes = 16 * 1024;

/**
 * Creates the provider's `fetch`, which reads documents that clients name as their id: from public addresses only and without
 * redirects, so that the document stands where its id says.
 */
export const createDocumentFetch =
  (fetch: Fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const signal = init?.signal ?? AbortSignal.timeout(clientDocumentTimeoutMs);
    const { url: end, status, contentType, bytes, headers } = await fetch(url, { reason: 'page', signal, maxBytes });
    if (end !== new URL(url).href)
      throw new Error(`The client document ${url} redirects to ${end}: use its final address as client_id`);
    const cache = headers?.['cache-control'];
    return new Response(bytes, { status, headers: { 'content-type': contentType, ...(cache && { 'cache-control': cache }) } });
  };
