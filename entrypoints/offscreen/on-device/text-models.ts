import type { Build, Model } from './models.ts';
import { type Precision, suffixes } from './precision.ts';

/** Feature of a machine on which text models may run without a graphics processor. */
export const textOnCpu = 'text-on-cpu';

const textFiles = ['config.json', 'generation_config.json', 'tokenizer.json', 'tokenizer_config.json'];

/** Weights of one precision. A large model has them in a file of their own, beside the graph. */
const build = (
  device: Build['device'],
  precision: Precision,
  bytes: number,
  { feature, hasData = false }: { feature?: Build['feature']; hasData?: boolean } = {},
): Build => {
  const graph = `onnx/model${suffixes[precision]}.onnx`;
  return {
    device,
    ...(feature && { feature }),
    dtype: { model: precision },
    files: [...textFiles, graph, ...(hasData ? [`${graph}_data`] : [])],
    bytes,
  };
};

/** Machines whose graphics processors compute with 16 bits. */
const half = { feature: 'shader-f16' } as const;

const text = (id: string, name: string, repository: string, builds: Build[]): Model => ({
  id,
  name,
  repository,
  license: 'Apache-2.0',
  kind: 'text',
  languages: [],
  builds,
});

/** All language models that can be downloaded, the smallest first. They run on graphics processors. */
export const textModels: Model[] = [
  // In 16 bits its numbers overflow.
  text('granite-4.0-350m', 'Granite 4.0 350M', 'onnx-community/granite-4.0-350m-ONNX-web', [
    build('webgpu', 'q4', 400_000_000, { hasData: true }),
  ]),
  text('qwen3-0.6b', 'Qwen3 0.6B', 'onnx-community/Qwen3-0.6B-ONNX', [
    build('webgpu', 'q4f16', 580_000_000, half),
    // Too slow for people without threads, which the extension can't have: it serves tests.
    build('wasm', 'q8', 620_000_000, { feature: textOnCpu }),
  ]),
  text('qwen3-1.7b', 'Qwen3 1.7B', 'onnx-community/Qwen3-1.7B-ONNX', [build('webgpu', 'q4f16', 1_440_000_000, half)]),
  text('smollm3-3b', 'SmolLM3 3B', 'HuggingFaceTB/SmolLM3-3B-ONNX', [
    build('webgpu', 'q4f16', 2_160_000_000, { ...half, hasData: true }),
  ]),
];
