import { Failure } from '../../contract/failure.ts';

/** What some work gives, unless the signal comes first: then its reason, as a Failure. The work goes on. */
export const untilAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(Failure.from(signal.reason));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject);
  });
