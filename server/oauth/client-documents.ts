import type { Fetch } from '../../lib/ports/ports.ts';

/** Bytes; the authorization server reads no more either. */
const maxBytes = 16 * 1024;

/**
 * The way out of the authorization server, which fetches what others name as their client id: public addresses only, and no
 * redirect is followed, so that the document stands where its name says.
 */
export const createDocumentFetch =
  (fetch: Fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const signal = init?.signal ?? AbortSignal.timeout(5000);
    const { url: end, status, contentType, bytes, headers } = await fetch(url, { reason: 'page', signal, maxBytes });
    if (end !== new URL(url).href) throw new Error('redirected');
    const cache = headers?.['cache-control'];
    return new Response(bytes, { status, headers: { 'content-type': contentType, ...(cache && { 'cache-control': cache }) } });
  };
