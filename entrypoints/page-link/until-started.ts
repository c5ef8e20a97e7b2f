/** Resolves with the first event of a call to the offscreen document, which continues afterwards. */
export const untilStarted = (begin: (run: { onEvent(): void }) => Promise<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    begin({ onEvent: resolve }).catch(reject);
  });
