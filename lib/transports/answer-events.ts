import type { Context as Asked } from 'hono';
import { accepts } from 'hono/accepts';
import { stream } from 'hono/streaming';
import type { Operation, OperationContext } from '../contract/operation.ts';
import { eventStream, isStreamed } from './read-events.ts';

/** Milliseconds after which a proxy might take silence for the end. */
const heartbeat = 15_000;

export const wantsEvents = (asked: Asked, row: Operation): boolean =>
  isStreamed(row) &&
  accepts(asked, { header: 'Accept', supports: ['application/json', eventStream], default: 'application/json' }) === eventStream;

/**
 * Answers 200 at once, tells the progress as it comes, and ends with the result or the failure. A caller that closes the
 * connection aborts the call's signal.
 */
export function answerEvents(
  asked: Asked,
  call: (context: Required<Pick<OperationContext, 'signal' | 'onProgress'>>) => Promise<unknown>,
  failureBody: (error: unknown) => object,
): Response {
  asked.header('content-type', `${eventStream}; charset=utf-8`);
  asked.header('cache-control', 'no-store');
  // A proxy that waits for the whole answer would make it pointless.
  asked.header('x-accel-buffering', 'no');
  return stream(asked, async (out) => {
    const gone = new AbortController();
    out.onAbort(() => gone.abort());
    const tell = (event: string, data: unknown) => out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beat = async () => {
      await out.write(': still here\n\n');
      timer = setTimeout(() => void beat(), heartbeat);
    };
    await beat();
    try {
      const signal = AbortSignal.any([asked.req.raw.signal, gone.signal]);
      const result = await call({ signal, onProgress: (progress) => void tell('progress', progress) });
      await tell('result', result);
    } catch (error) {
      await tell('failure', failureBody(error));
    } finally {
      clearTimeout(timer);
    }
  });
}
