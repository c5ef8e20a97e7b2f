import type { TimeMapping } from './media-times.ts';

/** Sample rate of all audio in Gloss, which speech models are made for. */
export const sampleRate = 16_000;

/** Audio that can be read from any position in constant memory: mono, 16 kHz, from -1 to 1. */
export interface AudioReader {
  /** Seconds; 0 while unknown, for example while it is being captured. */
  duration: number;
  /** Bytes that reading all of it transfers over the network; 0 for a local file. */
  bytes: number;
  /**
   * Returns the samples from a time (seconds) to the end, in chunks of any size; waits for growing audio. Throws `noSound` and
   * the failures of fetching.
   */
  read(from: number, signal: AbortSignal): AsyncIterable<Float32Array>;
  /** Returns its position in the media item, as far as it is captured: see `inMediaTime`. Without it both times are equal. */
  timeMappings?(): readonly TimeMapping[];
}
