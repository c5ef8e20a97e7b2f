import { Failure } from '../../lib/contract/failure.ts';
import { isLocalHost } from '../../lib/http/local-host.ts';
import type { ContactReason } from '../../lib/records/contact.ts';
import { recordBytes, recordContact } from './contact-log.ts';
import { isLocalOnly } from './local-only.ts';
import { requireAllowedHost } from './require-allowed-host.ts';

/** Maximum duration of a request for one file of limited size. */
export const requestTimeoutMs = 30_000;

/**
 * Sends every outbound request of the extension, in any context. Checks the scheme, the network and the local-only switch,
 * records host and reason, sends the request without cookies or referrer, and records the host that a redirect led to, and the size
 * of the response once its body has been read. Throws `invalid` (scheme), `offline` (no network, or local-only), and otherwise what
 * `fetch` throws.
 */
export async function sendRequest(url: string | URL, reason: ContactReason, init: RequestInit = {}): Promise<Response> {
  const address = new URL(url);
  const { protocol, host, hostname } = address;
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Failure('invalid', `Address not requested: ${protocol} is not http or https.`);
  }
  await requireAllowedHost(address);
  const contact = await recordContact(host, reason);
  // In local-only mode a program on this machine must not lead to another one.
  const isConfined = isLocalHost(hostname) && (await isLocalOnly());
  const redirect = isConfined && init.redirect !== 'manual' ? 'error' : init.redirect;
  const response = await fetch(url, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    ...init,
    ...(redirect && { redirect }),
  });
  const sender = response.url ? new URL(response.url).host : host;
  if (sender === host) return counted(response, (bytes) => void recordBytes(contact, bytes));
  await recordBytes(contact, 0);
  const target = await recordContact(sender, reason);
  return counted(response, (bytes) => void recordBytes(target, bytes));
}

/** The same response, whose size is reported when its body ends or is canceled. */
function counted(response: Response, report: (bytes: number) => void): Response {
  if (!response.body) {
    report(0);
    return response;
  }
  const reader = response.body.getReader();
  let bytes = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) {
        report(bytes);
        controller.close();
      } else {
        bytes += value.length;
        controller.enqueue(value);
      }
    },
    async cancel(reason) {
      report(bytes);
      await reader.cancel(reason);
    },
  });
  const copy = new Response(body, response);
  // A constructed response has no address, and callers need the target of redirects.
  for (const name of ['url', 'redirected', 'type'] as const) Object.defineProperty(copy, name, { value: response[name] });
  return copy;
}
