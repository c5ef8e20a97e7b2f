import type { ModelFetch } from '../../lib/models/host.ts';
import type { Provider } from './provider.ts';

/** Splits the bytes of a response into the chunks in which they arrive. */
export type Cut = (bytes: Uint8Array<ArrayBuffer>) => Iterable<Uint8Array<ArrayBuffer>>;

const encode = (text: string) => new TextEncoder().encode(text);

/** Creates an in-process fetch to a provider. Responses arrive in the provider's chunks, or as `cut` splits them. */
export const providerFetch =
  (provider: Provider, cut?: Cut): ModelFetch =>
  async (url, { method = 'GET', headers = {}, body = '', signal }) => {
    signal?.throwIfAborted();
    const { pathname, search, host } = new URL(url);
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const bytes = typeof body === 'string' ? encode(body) : body;
    const reaction = await provider.react({ method, path: pathname + search, headers: { host, ...lower }, body: bytes });
    signal?.throwIfAborted();
    const ended = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    ended.catch(() => undefined);
    const pieces = (cut ? cut(encode([...reaction.pieces].join(''))) : reaction.pieces)[Symbol.iterator]();
    let next = pieces.next();
    if (reaction.ending === 'hang' && next.done) return ended;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        signal?.throwIfAborted();
        if (!next.done) {
          controller.enqueue(typeof next.value === 'string' ? encode(next.value) : next.value);
          next = pieces.next();
        } else if (reaction.ending === 'end') controller.close();
        else if (reaction.ending === 'break') throw new TypeError('terminated');
        else await ended;
      },
    });
    return new Response(stream, { status: reaction.status, headers: reaction.headers });
  };
