/** Error of Chromium for a call of an extension API by a worker whose process has been given up. */
const endedMessage = 'No SW';

/**
 * Returns a promise that never settles where the worker has come to its end meanwhile: nothing that it would do next is to
 * happen, not even an answer, so that its callers repeat their calls in the next worker.
 */
export const unlessEnded = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && error.message === endedMessage) return new Promise<never>(() => undefined);
    throw error;
  });
