import { type AudioReader, sampleRate } from './audio-reader.ts';

/** A window that moves over the samples of the audio. All positions are samples from its start. */
export interface SampleReader {
  /** Start of the window. */
  readonly from: number;
  /** Moves the window so that it reaches from one position to another, or to the end of the audio. */
  move(from: number, to: number): Promise<void>;
  /** Returns a copy of the samples between two positions of the window, limited to the end of the audio. */
  copy(from: number, to: number): Float32Array;
  close(): Promise<void>;
}

/** Opens a reader that holds no more than the largest window, independently of the sizes of the source's chunks. */
export function openReader(audio: AudioReader, from: number, signal: AbortSignal): SampleReader {
  const source = audio.read(from / sampleRate, signal)[Symbol.asyncIterator]();
  let window = new Float32Array(0);
  let start = from;
  let length = 0;
  let arrived = new Float32Array(0);
  let isOver = false;

  /** Returns the next samples of the source; undefined at the end. */
  async function next(): Promise<Float32Array | undefined> {
    while (arrived.length === 0 && !isOver) {
      signal.throwIfAborted();
      const { done, value } = await source.next();
      if (done) isOver = true;
      else arrived = value as Float32Array<ArrayBuffer>;
    }
    return isOver ? undefined : arrived;
  }

  return {
    get from() {
      return start;
    },
    async move(begin, end) {
      if (end - begin > window.length) {
        const larger = new Float32Array(end - begin);
        larger.set(window.subarray(0, length));
        window = larger;
      }
      const gone = Math.min(length, Math.max(0, begin - start));
      window.copyWithin(0, gone, length);
      start += gone;
      length -= gone;
      while (start + length < end) {
        const samples = await next();
        if (!samples) return;
        // Samples before the window are skipped.
        const skipped = length === 0 ? Math.min(samples.length, Math.max(0, begin - start)) : 0;
        const taken = samples.subarray(skipped, skipped + end - Math.max(begin, start + length));
        window.set(taken, length);
        start += skipped;
        length += taken.length;
        arrived = arrived.subarray(skipped + taken.length);
      }
    },
    copy(begin, end) {
      const shown = window.slice(Math.max(0, begin - start), Math.max(0, Math.min(length, end - start)));
      for (let at = 0; at < shown.length; at++) if (!Number.isFinite(shown[at])) shown[at] = 0;
      return shown;
    },
    async close() {
      await source.return?.();
    },
  };
}
