/** Resolves with the first event of a call to the offscreen document, which continues afterwards. */
export const untilStarted = (start: (run: { onEvent(): void }) => Promise<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    start({ onEvent: resolve }).catch(reject);
  });
