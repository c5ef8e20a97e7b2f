import { Failure } from '../contract/failure.ts';

/** The result of some work, unless a signal aborts first: then its reason as a Failure, at once, whatever the work goes on to do. */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const cancel = () => reject(Failure.from(signal?.reason));
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  return Promise.race([work, promise]).finally(() => signal?.removeEventListener('abort', cancel));
}
