import type { ModelFetch } from '../../lib/models/host.ts';
import type { SpeechWorld } from './speech-world.ts';

/** The same recognizers without a wire. */
export const speechFetch =
  (world: SpeechWorld): ModelFetch =>
  async (url, { method = 'GET', headers = {}, body = '', signal }) => {
    signal?.throwIfAborted();
    const { pathname, search } = new URL(url);
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    const reaction = await world.react({ method, path: pathname + search, headers: lower, body: bytes });
    const pieces = reaction.pieces[Symbol.iterator]();
    const ended = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    ended.catch(() => undefined);
    signal?.throwIfAborted();
    const first = pieces.next();
    if (reaction.ending === 'hang' && first.done) return ended;
    let next = first;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        signal?.throwIfAborted();
        if (!next.done) {
          controller.enqueue(new TextEncoder().encode(next.value));
          next = pieces.next();
        } else if (reaction.ending === 'end') controller.close();
        else if (reaction.ending === 'break') throw new TypeError('terminated');
        else await ended;
      },
    });
    return new Response(stream, { status: reaction.status, headers: reaction.headers });
  };
