import { sampleRate } from './audio-reader.ts';

/** Samples per step of the network, and those before them that it receives again. */
const frameSamples = 512;
const contextSamples = 64;
/** Seconds of one frame of the Silero voice detector, 512 samples. */
export const frameSeconds = frameSamples / sampleRate;
export const stateSize = 256;

/** Amplitude of silence: 80 dB below full scale, about the resolution of 16 bits. */
const silenceAmplitude = 1e-4;

/** Runs the Silero network on one frame. The returned state is passed to the next call. */
export type SileroStep = (input: Float32Array, state: Float32Array) => Promise<{ probability: number; state: Float32Array }>;

/** Returns the probability of speech (0 to 1) in each frame of 512 samples at 16 kHz, computed by the Silero network. */
export async function voiceProbabilities(samples: Float32Array, step: SileroStep, signal: AbortSignal): Promise<Float32Array> {
  const probabilities = new Float32Array(Math.ceil(samples.length / frameSamples));
  const input = new Float32Array(contextSamples + frameSamples);
  let state: Float32Array = new Float32Array(stateSize);
  for (let at = 0; at < probabilities.length; at++) {
    signal.throwIfAborted();
    input.copyWithin(0, frameSamples);
    input.fill(0, contextSamples);
    input.set(samples.subarray(at * frameSamples, (at + 1) * frameSamples), contextSamples);
    // Digital silence is skipped without a computation.
    if (input.every((sample) => Math.abs(sample) < silenceAmplitude)) continue;
    const prediction = await step(input, state);
    probabilities[at] = prediction.probability;
    state = prediction.state;
  }
  return probabilities;
}
