/**
 * Creates a function that does some work at once, and the next time at the earliest `intervalMs` milliseconds later: calls in between
 * are followed by one. After the abort of the signal nothing waits any more.
 */
export function throttle(work: () => void, intervalMs: number, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const run = () => {
    isDue = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) run();
    }, intervalMs);
    work();
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => {
    isDue = true;
    if (timer === undefined && !signal.aborted) run();
  };
}
