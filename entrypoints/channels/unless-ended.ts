/** Error of Chromium for a call of an extension API by a worker whose process has been given up. */
const endedMessage = 'No SW';

/**
 * Returns a promise that stays pending once the worker's process has ended, so that callers time out and repeat the call in the next
 * worker.
 */
export const unlessEnded = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (error instanceof Error && error.message === endedMessage) return new Promise<never>(() => undefined);
    throw error;
  });
