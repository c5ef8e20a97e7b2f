import { chunksOf } from '../../lib/async/chunks-of.ts';
import { toMono } from '../../lib/speech/mono.ts';
import { createResampler, type Resampler } from '../../lib/speech/resampler.ts';

/** Maximum number of waiting audio packets, 100 per second, while the page is busy. */
const maxWaiting = 1000;
/** Maximum drift between the audio's and the page's clock, as a share of the time. */
const maxDrift = 1e-4;

/** Audio samples of a live audio track, with their delay. */
export interface TrackSamples {
  /** Mono, 16 kHz. */
  samples: Float32Array;
  /** Seconds since the samples were played; more than 0 if the page was busy. */
  late: number;
}

/** Yields the samples of a live track until it ends. */
export async function* samplesOfTrack(track: MediaStreamAudioTrack): AsyncGenerator<TrackSamples> {
  const { readable } = new MediaStreamTrackProcessor({ track, maxBufferSize: maxWaiting });
  let resampler: Resampler | undefined;
  let rate = 0;
  /** Minimum offset between the two clocks in seconds. */
  let offset = Number.POSITIVE_INFINITY;
  let before = 0;
  for await (const data of chunksOf(readable)) {
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
}
