import { Failure } from '../../contract/failure.ts';

/** A write, with a full disk told as the Failure `storageFull`. */
export const mapWriteErrors = <Result>(write: () => PromiseLike<Result>): Promise<Result> =>
  Promise.resolve(write()).catch(rethrow);

/** Dexie wraps a full disk in its own errors, sometimes two deep. */
function rethrow(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = (cause as { inner?: unknown }).inner) {
    if (cause.name === 'QuotaExceededError') throw new Failure('storageFull', cause.message);
  }
  throw error;
}
