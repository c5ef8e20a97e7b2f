/** Milliseconds between two polls: while a task is pending, at rest, and after failures. */
const busyIntervalMs = 2_000;
const idleIntervalMs = 10_000;
const failedIntervalMs = 30_000;

/** The work of a poll and its rhythm. */
export interface Poll {
  run(): Promise<void>;
  /** Returns whether the next poll is due soon. */
  isBusy(): Promise<boolean>;
}

/** Polls while the page is visible, at once when it becomes visible or the device goes online. Returns the function that ends it. */
export function startPolling({ run, isBusy }: Poll): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;

  async function poll(): Promise<void> {
    clearTimeout(timer);
    if (isRunning || document.hidden || signal.aborted) return;
    isRunning = true;
    const intervalMs = await run()
      .then(async () => ((await isBusy()) ? busyIntervalMs : idleIntervalMs))
      .catch(() => failedIntervalMs);
    isRunning = false;
    if (!signal.aborted) timer = setTimeout(poll, intervalMs);
  }
  document.addEventListener('visibilitychange', poll, { signal });
  addEventListener('online', poll, { signal });
  void poll();
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
