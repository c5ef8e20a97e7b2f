import { Failure } from '../../../lib/contract/failure.ts';
import { createResampler, type Resampler } from '../../../lib/speech/resampler.ts';
import { sampleRate } from '../../../lib/speech/sound.ts';

/** Samples as they were decoded, mono. */
export interface Decoded {
  /** Seconds from the start of the medium. */
  time: number;
  rate: number;
  samples: Float32Array;
}

/** Times that differ by less are the same (seconds). */
const tolerance = 0.002;
/** No sound is silent for so long because it is meant to be (seconds). */
const longestGap = 4 * 3600;
/** Samples that are told at once. */
const pieceLength = sampleRate;

/**
 * Sound without holes, at the rate of all sound in here, from a time on (seconds): what lies before is left out, what is
 * there twice is told once, and where nothing is there is silence.
 */
export async function* layOut(decoded: AsyncIterable<Decoded>, from: number): AsyncGenerator<Float32Array> {
  let resampler: Resampler | undefined;
  let rate = 0;
  /** Seconds up to which the sound was taken in. */
  let at = from;
  const piece = gather();
  for await (const sound of decoded) {
    const end = sound.time + sound.samples.length / sound.rate;
    if (end <= at) continue;
    if (sound.rate !== rate) {
      if (resampler) yield* piece.add(resampler.end());
      rate = sound.rate;
      resampler = createResampler(rate);
    }
    const gap = sound.time - at;
    if (gap > longestGap) throw new Failure('noSound', `nothing is heard for ${Math.round(gap)} s`, { reason: 'broken' });
    for (let left = gap > tolerance ? Math.round(gap * rate) : 0; left > 0; left -= rate)
      yield* piece.add(resampler!.add(new Float32Array(Math.min(left, rate))));
    yield* piece.add(resampler!.add(gap < -tolerance ? sound.samples.subarray(Math.round(-gap * rate)) : sound.samples));
    at = Math.abs(gap) > tolerance ? end : at + sound.samples.length / rate;
  }
  if (resampler) yield* piece.add(resampler.end());
  yield* piece.rest();
}

/** Decoders give a fiftieth of a second at a time: whoever reads gets a second. */
function gather() {
  let piece = new Float32Array(pieceLength);
  let length = 0;
  return {
    *add(samples: Float32Array): Generator<Float32Array> {
      for (let from = 0; from < samples.length; ) {
        const taken = samples.subarray(from, from + pieceLength - length);
        piece.set(taken, length);
        length += taken.length;
        from += taken.length;
        if (length < pieceLength) return;
        yield piece;
        piece = new Float32Array(pieceLength);
        length = 0;
      }
    },
    *rest(): Generator<Float32Array> {
      if (length > 0) yield piece.subarray(0, length);
    },
  };
}
