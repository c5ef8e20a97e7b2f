import { Failure } from '../contract/failure.ts';

/** The conditions that end the wait for work. */
interface TimeoutOptions {
  timeoutMs: number;
  /** Ends the wait with its reason when it aborts. */
  signal?: AbortSignal;
  /** Returns the error of the timeout; a Failure `timeout` if omitted. */
  onTimeout?: () => Error;
}

/**
 * Resolves or rejects with the work, or rejects first if `timeoutMs` milliseconds pass or the signal aborts; its reason becomes a
 * Failure. The work itself continues.
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  { timeoutMs, signal, onTimeout = () => new Failure('timeout', `No answer in ${timeoutMs} ms.`) }: TimeoutOptions,
): Promise<Result> {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const stop = () => reject(Failure.from(signal?.reason));
  const timer = setTimeout(() => reject(onTimeout()), timeoutMs);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  try {
    return await Promise.race([work, ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
