import type { Stretch } from './media-times.ts';

/** Samples a second of all sound in here: what models of speech are made for. */
export const sampleRate = 16_000;

/** A sound that can be read from anywhere, in constant memory: mono, 16 kHz, from -1 to 1. */
export interface Sound {
  /** Seconds; 0 while nobody knows, as of what is still being captured. */
  duration: number;
  /** Bytes that reading all of it takes from the network; 0 for what is kept here. */
  bytes: number;
  /**
   * Samples from a time on (seconds), in pieces of any size, up to the end; waits for more of what still grows.
   * Throws `noSound` and what fetching throws.
   */
  read(from: number, signal: AbortSignal): AsyncIterable<Float32Array>;
  /** Where it lies in its medium, as far as it was captured by now: see `inMediaTime`. Without it, second for second. */
  stretches?(): readonly Stretch[];
}
