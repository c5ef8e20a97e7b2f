import { untilAborted } from '../async/until-aborted.ts';
import { Failure } from '../contract/failure.ts';

/** Returns the outcome of work, or throws a Failure: `timeout` after `limit` milliseconds, or the reason of the signal. */
export async function within<T>(work: Promise<T>, limit: number, signal: AbortSignal): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new Failure('timeout', `no answer in ${limit} ms`)), limit);
  try {
    return await untilAborted(work, AbortSignal.any([signal, timeout.signal]));
  } finally {
    clearTimeout(timer);
  }
}
