/** Resolves when something in the engine room has begun. It lasts on by itself. */
export const untilStarted = (begin: (run: { onEvent(): void }) => Promise<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    begin({ onEvent: resolve }).catch(reject);
  });
