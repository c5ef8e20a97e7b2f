import { rechunk } from '../../../lib/async/rechunk.ts';
import { Failure } from '../../../lib/contract/failure.ts';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import { createResampler, type Resampler } from '../../../lib/speech/resampler.ts';

/** Samples as they were decoded, mono. */
export interface Decoded {
  /** Seconds from the start of the medium. */
  time: number;
  rate: number;
  samples: Float32Array;
}

/** Times that differ by less are the same (seconds). */
const toleranceSeconds = 0.002;
/** No sound is silent for so long because it is meant to be (seconds). */
const maxGapSeconds = 4 * 3600;
/** Samples that are told at once: decoders give a fiftieth of a second at a time, whoever reads gets a second. */
const chunkLength = sampleRate;

/**
 * Sound without holes, at the rate of all sound in here, from a time on (seconds): what lies before is left out, what is
 * there twice is told once, and where nothing is there is silence.
 */
export const continuousAudio = (decoded: AsyncIterable<Decoded>, from: number): AsyncGenerator<Float32Array> =>
  rechunk(withoutGaps(decoded, from), () => new Float32Array(chunkLength));

async function* withoutGaps(decoded: AsyncIterable<Decoded>, from: number): AsyncGenerator<Float32Array> {
  let resampler: Resampler | undefined;
  let rate = 0;
  /** Seconds up to which the sound was taken in. */
  let at = from;
  for await (const sound of decoded) {
    const end = sound.time + sound.samples.length / sound.rate;
    if (end <= at) continue;
    if (sound.rate !== rate) {
      if (resampler) yield resampler.end();
      rate = sound.rate;
      resampler = createResampler(rate);
    }
    const gap = sound.time - at;
    if (gap > maxGapSeconds) throw new Failure('noSound', `nothing is heard for ${Math.round(gap)} s`, { reason: 'broken' });
    for (let left = gap > toleranceSeconds ? Math.round(gap * rate) : 0; left > 0; left -= rate)
      yield resampler!.add(new Float32Array(Math.min(left, rate)));
    yield resampler!.add(gap < -toleranceSeconds ? sound.samples.subarray(Math.round(-gap * rate)) : sound.samples);
    at = Math.abs(gap) > toleranceSeconds ? end : at + sound.samples.length / rate;
  }
  if (resampler) yield resampler.end();
}
