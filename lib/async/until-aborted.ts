import { Failure } from '../contract/failure.ts';

/** Resolves with the work, or rejects with the signal's reason as a Failure if that comes first. The work itself continues. */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const cancel = () => reject(Failure.from(signal?.reason));
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  return Promise.race([work, promise]).finally(() => signal?.removeEventListener('abort', cancel));
}
