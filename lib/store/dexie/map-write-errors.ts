import { Failure } from '../../contract/failure.ts';

/** Runs a write and maps the error of a full disk to the Failure `storageFull`. */
export const mapWriteErrors = <Result>(write: () => PromiseLike<Result>): Promise<Result> =>
  Promise.resolve(write()).catch(rethrow);

/** Rethrows a quota error as a Failure; Dexie wraps it in its own errors, up to two deep. */
function rethrow(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = (cause as { inner?: unknown }).inner) {
    if (cause.name === 'QuotaExceededError') throw new Failure('storageFull', cause.message);
  }
  throw error;
}
