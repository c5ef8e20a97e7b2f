import { Failure } from '../contract/failure.ts';

/** Ends work that says nothing for too long; `result` begins the wait anew. */
export interface SilenceTimer {
  /** Aborts with the caller's reason, or with `timeout`. */
  signal: AbortSignal;
  reset(): void;
  /** The work, or the watch's end: what ignores its signal is not waited for. */
  race<Result>(work: PromiseLike<Result>): Promise<Result>;
  stop(): void;
}

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
    timer = setTimeout(() => silence.abort(new Failure('timeout', `no word for ${timeoutMs} ms`, { retry: true })), timeoutMs);
  };
  reset();
  return { signal, reset, race: (work) => Promise.race([work, end]), stop: () => clearTimeout(timer) };
}
