import { Failure } from '../contract/failure.ts';

/** Resolves with the work, or rejects with the signal's reason as a Failure if that comes first. The work itself continues. */
export const untilAborted = <Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(Failure.from(signal?.reason));
    signal?.addEventListener('abort', stop, { once: true });
    // Also of work whose result is not waited for, a rejection has to be handled.
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop));
    if (signal?.aborted) stop();
  });
