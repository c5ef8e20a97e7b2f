import { sampleRate } from './sound.ts';

/** Samples that the network looks at in one step, and those before them that it sees again. */
const frame = 512;
const context = 64;
/** Seconds of a frame. */
export const frameSeconds = frame / sampleRate;
export const stateSize = 256;

/** Quieter than what 16 bits can tell from nothing: 80 dB below full scale. */
const nothing = 1e-4;

/** One step of the Silero network. The state that it tells is given to the next one. */
export type Step = (input: Float32Array, state: Float32Array) => Promise<{ probability: number; state: Float32Array }>;

/** How likely somebody speaks in each frame of some sound. */
export async function voiceProbabilities(samples: Float32Array, step: Step, signal: AbortSignal): Promise<Float32Array> {
  const probabilities = new Float32Array(Math.ceil(samples.length / frame));
  const input = new Float32Array(context + frame);
  let state: Float32Array = new Float32Array(stateSize);
  for (let at = 0; at < probabilities.length; at++) {
    signal.throwIfAborted();
    input.copyWithin(0, frame);
    input.fill(0, context);
    input.set(samples.subarray(at * frame, (at + 1) * frame), context);
    // Hours of silence cost nothing.
    if (input.every((sample) => Math.abs(sample) < nothing)) continue;
    const prediction = await step(input, state);
    probabilities[at] = prediction.probability;
    state = prediction.state;
  }
  return probabilities;
}
