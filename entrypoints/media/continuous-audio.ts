import { rechunk } from '../../lib/async/rechunk.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { sampleRate } from '../../lib/speech/audio-reader.ts';
import { createResampler, type Resampler } from '../../lib/speech/resampler.ts';

/** A decoded chunk of mono audio with its sample rate. */
export interface DecodedAudio {
  /** Seconds from the start of the media item. */
  time: number;
  rate: number;
  samples: Float32Array;
}

/** Difference up to which two times count as equal. */
const toleranceSeconds = 0.002;
/** Maximum gap; a longer one is a broken file. */
const maxGapSeconds = 4 * 3600;
/** Samples of a returned chunk: one second, though decoders return a fiftieth at a time. */
const chunkLength = sampleRate;

/**
 * Returns gapless audio at 16 kHz from a time on (seconds): drops earlier samples and repeated ones, and fills gaps with silence.
 * Throws `noSound` (`broken`) for a gap of hours.
 */
export const continuousAudio = (decoded: AsyncIterable<DecodedAudio>, from: number): AsyncGenerator<Float32Array> =>
  rechunk(withoutGaps(decoded, from), () => new Float32Array(chunkLength));

async function* withoutGaps(decoded: AsyncIterable<DecodedAudio>, from: number): AsyncGenerator<Float32Array> {
  let resampler: Resampler | undefined;
  let rate = 0;
  /** Seconds up to which audio was processed. */
  let at = from;
  for await (const chunk of decoded) {
    const end = chunk.time + chunk.samples.length / chunk.rate;
    if (end <= at) continue;
    if (chunk.rate !== rate) {
      if (resampler) yield resampler.end();
      rate = chunk.rate;
      resampler = createResampler(rate);
    }
    const gap = chunk.time - at;
    if (gap > maxGapSeconds) throw new Failure('noSound', `The file has a gap of ${Math.round(gap)} s.`, { reason: 'broken' });
    for (let left = gap > toleranceSeconds ? Math.round(gap * rate) : 0; left > 0; left -= rate)
      yield resampler!.add(new Float32Array(Math.min(left, rate)));
    yield resampler!.add(gap < -toleranceSeconds ? chunk.samples.subarray(Math.round(-gap * rate)) : chunk.samples);
    at = Math.abs(gap) > toleranceSeconds ? end : at + chunk.samples.length / rate;
  }
  if (resampler) yield resampler.end();
}
