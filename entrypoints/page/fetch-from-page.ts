import { Failure } from '../../lib/contract/failure.ts';
import type { PageFetched } from '../../lib/contract/page.ts';
import { encodeBase64 } from '../../lib/encoding/base64.ts';
import { readBody } from '../../lib/http/read-body.ts';
import type { PageRequest } from '../../lib/ports/pages.ts';

const timeoutMs = 25_000;

const clientName = /^[a-z0-9]{1,64}$/i;

/** Fetches with the page's origin and cookies, as the page itself could. Throws `invalid`, `siteFailed` and `timeout`. */
export async function fetchFromPage(
  { url, maxBytes, post, cookies, clientId }: PageRequest,
  { signal }: { signal: AbortSignal },
): Promise<PageFetched> {
  const { protocol, hostname } = new URL(url, location.href);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Failure('invalid', `${url} was not fetched: ${protocol} is not http or https.`);
  if (clientId !== undefined && !clientName.test(clientId))
    throw new Failure('invalid', `Invalid client id ${clientId}: only letters and digits are allowed.`);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      credentials: cookies ? 'include' : 'same-origin',
      ...(post !== undefined && { method: 'POST', body: post }),
      headers: {
        ...(post !== undefined && { 'content-type': 'application/json' }),
        ...(clientId !== undefined && { 'client-id': clientId }),
      },
    });
    const bytes = await readBody(response, maxBytes);
    return {
      url: response.url,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      base64: encodeBase64(bytes),
    };
  } catch (error) {
    if (error instanceof TypeError) throw new Failure('siteFailed', `${hostname}: ${error.message}`);
    throw error;
  }
}
