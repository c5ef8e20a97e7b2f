import { InferenceSession, Tensor } from 'onnxruntime-web';
import type { NeuralNetwork } from './neural-network.ts';

/** Loads a neural network with one input and one output. `weights` is an ONNX file. */
export async function openNetwork(weights: Uint8Array): Promise<NeuralNetwork> {
  const session = await InferenceSession.create(weights, { executionProviders: ['wasm'] });
  const [input, output] = [session.inputNames[0]!, session.outputNames[0]!];
  return {
    async run({ data, dims }) {
      const { [output]: result } = await session.run({ [input]: new Tensor('float32', data, dims) });
      return { data: result!.data as Float32Array, dims: result!.dims };
    },
  };
}
