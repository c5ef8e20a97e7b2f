import { InferenceSession, Tensor } from 'onnxruntime-web';
import { sampleRate } from '../../../lib/speech/audio-reader.ts';
import { type SileroStep, stateSize } from '../../../lib/speech/silero.ts';

/** Opens the voice activity detector. `weights`: those of Silero VAD 6. */
export async function openSilero(weights: Uint8Array): Promise<SileroStep> {
  const session = await InferenceSession.create(weights, { executionProviders: ['wasm'] });
  const sr = new Tensor('int64', BigInt64Array.of(BigInt(sampleRate)), []);
  return async (input, state) => {
    const { output, stateN } = await session.run({
      input: new Tensor('float32', input, [1, input.length]),
      state: new Tensor('float32', state, [2, 1, stateSize / 2]),
      sr,
    });
    return { probability: (output!.data as Float32Array)[0]!, state: stateN!.data as Float32Array };
  };
}
