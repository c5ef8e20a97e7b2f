import { toMono } from '../../../lib/speech/mono.ts';
import { createResampler, type Resampler } from '../../../lib/speech/resampler.ts';

/** Data of a track that waits for a busy page: 100 to the second. */
const maxWaiting = 1000;
/** By how much the clocks of sound and page may drift apart (share of the time). */
const maxDrift = 1e-4;

export interface TrackSamples {
  /** Mono, at the rate of all sound in here. */
  samples: Float32Array;
  /** Seconds since the samples were there; a page that was busy gets them late. */
  late: number;
}

/** What is heard on a live track, until it ends. */
export async function* samplesOfTrack(track: MediaStreamAudioTrack): AsyncGenerator<TrackSamples> {
  const reader = new MediaStreamTrackProcessor({ track, maxBufferSize: maxWaiting }).readable.getReader();
  let resampler: Resampler | undefined;
  let rate = 0;
  /** The least that was between the two clocks, in seconds. */
  let offset = Number.POSITIVE_INFINITY;
  let before = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const data = next.value;
      const now = performance.now() / 1000;
      const between = now - data.timestamp / 1e6;
      offset = Math.min(between, offset + (now - before) * maxDrift);
      before = now;
      if (data.sampleRate !== rate) {
        rate = data.sampleRate;
        resampler = createResampler(rate);
      }
      const samples = resampler!.add(toMono(data));
      data.close();
      yield { samples, late: between - offset };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
