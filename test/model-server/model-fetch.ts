import type { ModelFetch } from '../../lib/models/host.ts';
import type { ModelWorld } from './model-world.ts';

/** Cuts the bytes of an answer into the pieces in which they arrive. */
export type Cut = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>[];

/** The same models without a wire: a fetch that carries their bytes in any pieces. */
export const modelFetch =
  (world: ModelWorld, cut: Cut = (bytes) => [bytes]): ModelFetch =>
  async (url, { method = 'GET', headers = {}, body = '', signal }) => {
    signal?.throwIfAborted();
    const { pathname, search } = new URL(url);
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const reaction = world.react({ method, path: pathname + search, headers: lower, body: String(body) });
    const pieces = cut(new TextEncoder().encode(reaction.pieces.join('')));
    const ended = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
    );
    ended.catch(() => undefined);
    if (reaction.ending === 'hang' && pieces.every(({ length }) => length === 0)) return ended;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async pull(controller) {
        signal?.throwIfAborted();
        const piece = pieces.shift();
        if (piece) return controller.enqueue(piece);
        if (reaction.ending === 'end') return controller.close();
        if (reaction.ending === 'break') throw new TypeError('terminated');
        await ended;
      },
    });
    return new Response(stream, { status: reaction.status, headers: reaction.headers });
  };
