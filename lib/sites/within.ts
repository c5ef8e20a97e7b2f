import { Failure } from '../contract/failure.ts';

/** Returns the outcome of work, or throws a Failure: `timeout` after `limit` milliseconds, `cancelled` with the signal. */
export async function within<T>(work: Promise<T>, limit: number, signal: AbortSignal): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new AbortController();
  const gaveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('timeout', `no answer in ${limit} ms`)), limit);
    signal.addEventListener('abort', () => reject(new Failure('cancelled')), { once: true, signal: end.signal });
    if (signal.aborted) reject(new Failure('cancelled'));
  });
  try {
    return await Promise.race([work, gaveUp]);
  } finally {
    clearTimeout(timer);
    end.abort();
  }
}
