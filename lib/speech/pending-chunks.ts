/** The chunks whose transcription is in progress. */
export interface PendingChunks {
  /** One of them has failed, so that no other is started. */
  hasFailed(): boolean;
  /** Adds a chunk of some seconds, whose samples are in memory until its transcription has ended. */
  add(seconds: number, transcription: Promise<void>): void;
  /** Records an error of another kind, after which no chunk is started. */
  fail(error: unknown): void;
  /** Waits until another chunk may be added. `maxChunks` are those in progress at the same time. */
  waitToAdd(maxChunks: number): Promise<void>;
  /** Waits for all of them, as they are paid for. Throws the first error, and the reason of an abort. */
  end(): Promise<void>;
}

/** Maximum seconds of audio in progress, which are in memory. */
const maxPendingSeconds = 1500;

/** Creates the set of chunks in progress, which is empty. `onFailure` is called at an error. Nothing waits after an abort. */
export function createPendingChunks(signal: AbortSignal, onFailure: () => void): PendingChunks {
  const inProgress = new Set<Promise<void>>();
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  let seconds = 0;
  let failure: { error: unknown } | undefined;
  const fail = (error: unknown) => {
    failure ??= { error };
    onFailure();
  };

  return {
    hasFailed: () => failure !== undefined,
    add(chunkSeconds, transcription) {
      seconds += chunkSeconds;
      const task = transcription.catch(fail).finally(() => {
        inProgress.delete(task);
        seconds -= chunkSeconds;
      });
      inProgress.add(task);
    },
    fail,
    async waitToAdd(maxChunks) {
      while ((inProgress.size >= maxChunks || seconds >= maxPendingSeconds) && !signal.aborted)
        await Promise.race([...inProgress, aborted]);
    },
    async end() {
      await Promise.race([Promise.all(inProgress), aborted]);
      if (signal.aborted) throw signal.reason;
      if (failure) throw failure.error;
    },
  };
}
