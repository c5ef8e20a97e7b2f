import type { Context as Asked } from 'hono';
import { accepts } from 'hono/accepts';
import { stream } from 'hono/streaming';
import type { Operation, OperationContext, OperationProgress } from '../contract/operation.ts';
import { eventStream, isStreamed } from './read-events.ts';
import { writeJson } from './well-formed-json.ts';

/** Interval of the comments that keep proxies from closing an idle connection. */
const heartbeatIntervalMs = 15_000;

/** Maximum number of stages that wait for a caller who does not read; later ones are left out until it does. */
const maxWaiting = 100;

/** Whether an HTTP caller accepts the answer of a long operation as a stream of server-sent events. */
export const wantsEvents = (context: Asked, operation: Operation): boolean =>
  isStreamed(operation) &&
  accepts(context, { header: 'Accept', supports: ['application/json', eventStream], default: 'application/json' }) ===
    eventStream;

/**
 * Answers 200 at once with a stream of events: the progress as it comes, and the result or the failure as the last one. A caller
 * that closes the connection aborts the call's signal.
 */
export function answerEvents(
  context: Asked,
  call: (context: Required<Pick<OperationContext, 'signal' | 'onProgress'>>) => Promise<unknown>,
  failureBody: (error: unknown) => object,
): Response {
  context.header('content-type', `${eventStream}; charset=utf-8`);
  context.header('cache-control', 'no-store');
  // A proxy that waits for the whole answer would make it pointless.
  context.header('x-accel-buffering', 'no');
  return stream(context, async (out) => {
    const gone = new AbortController();
    out.onAbort(() => gone.abort());
    const send = (event: string, data: unknown) => out.write(`event: ${event}\ndata: ${writeJson(data)}\n\n`);
    let waiting = 0;
    const report = async (progress: OperationProgress) => {
      if (waiting === maxWaiting) return;
      waiting += 1;
      await send('progress', progress);
      waiting -= 1;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beat = async () => {
      await out.write(': still here\n\n');
      timer = setTimeout(() => void beat(), heartbeatIntervalMs);
    };
    await beat();
    try {
      const signal = AbortSignal.any([context.req.raw.signal, gone.signal]);
      const result = await call({ signal, onProgress: (progress) => void report(progress) });
      await send('result', result);
    } catch (error) {
      await send('failure', failureBody(error));
    } finally {
      clearTimeout(timer);
    }
  });
}
