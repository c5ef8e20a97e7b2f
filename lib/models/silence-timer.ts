import { Failure } from '../contract/failure.ts';

/** Aborts a model's work if it produces no output for too long; `reset` restarts the timeout. */
export interface SilenceTimer {
  /** Aborts with the caller's reason, or with `timeout`. */
  signal: AbortSignal;
  reset(): void;
  /** Returns the result of work, or rejects on abort; work that ignores its signal is not awaited. */
  race<Result>(work: PromiseLike<Result>): Promise<Result>;
  stop(): void;
}

/** Starts the timeout. `caller` aborts the work as well. */
export function startSilenceTimer(caller: AbortSignal, timeoutMs: number): SilenceTimer {
  const silence = new AbortController();
  const signal = AbortSignal.any([caller, silence.signal]);
  const end = new Promise<never>((_, reject) => {
    const stop = () => reject(Failure.from(signal.reason));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  end.catch(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => silence.abort(new Failure('timeout', `No data arrived for ${timeoutMs} ms.`, { retry: true })),
      timeoutMs,
    );
  };
  reset();
  return { signal, reset, race: (work) => Promise.race([work, end]), stop: () => clearTimeout(timer) };
}
