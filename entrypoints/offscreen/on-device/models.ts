import { type Precision, suffixes } from './precision.ts';

/** A speech or language model that can be downloaded from a repository on huggingface.co. */
export interface Model {
  id: string;
  name: string;
  repository: string;
  license: string;
  /** Architecture; `voices` distinguishes speakers and transcribes nothing, `text` writes. */
  kind: 'whisper' | 'moonshine' | 'voices' | 'text';
  /** BCP 47 tags; empty for many languages. */
  languages: string[];
  /** Weights for graphics processors and for CPUs, the best first. */
  builds: Build[];
}

/** One set of a model's weights, for a graphics processor or for CPUs. */
export interface Build {
  device: 'webgpu' | 'wasm';
  /** Required feature of the machine. */
  feature?: 'shader-f16' | 'text-on-cpu';
  /** Precision of the weights of each network. */
  dtype: Record<string, Precision>;
  /** Paths in the repository. */
  files: string[];
  /** Approximate size of all files; the download reports the exact one. */
  bytes: number;
}

const textFiles = [
  'config.json',
  'generation_config.json',
  'preprocessor_config.json',
  'tokenizer.json',
  'tokenizer_config.json',
];

const build = (device: Build['device'], encoder: Precision, decoder: Precision, bytes: number): Build => ({
  device,
  dtype: { encoder_model: encoder, decoder_model_merged: decoder },
  files: [...textFiles, `onnx/encoder_model${suffixes[encoder]}.onnx`, `onnx/decoder_model_merged${suffixes[decoder]}.onnx`],
  bytes,
});

/** Whisper models exported with the attention outputs that word times require. */
const whisper = (size: string, builds: Build[]): Model => ({
  id: `whisper-${size}`,
  name: `Whisper ${size}`,
  repository: `onnx-community/whisper-${size}_timestamped`,
  license: size === 'large-v3-turbo' ? 'MIT' : 'Apache-2.0',
  kind: 'whisper',
  languages: [],
  builds,
});

/** Moonshine models. Their encoder is not quantized, because 8 bits degrade it. */
const moonshine = (size: string, bytes: number): Model => ({
  id: `moonshine-${size}`,
  name: `Moonshine ${size}`,
  repository: `onnx-community/moonshine-${size}-ONNX`,
  license: 'MIT',
  kind: 'moonshine',
  languages: ['en'],
  builds: [build('wasm', 'fp32', 'q8', bytes)],
});

/** All speech models that can be downloaded, by architecture and size. */
export const models: Model[] = [
  whisper('tiny', [build('webgpu', 'fp32', 'q4', 119_699_015), build('wasm', 'q8', 'q8', 43_700_000)]),
  whisper('base', [build('webgpu', 'fp32', 'q4', 206_190_057), build('wasm', 'q8', 'q8', 79_700_000)]),
  whisper('small', [build('webgpu', 'fp32', 'q4', 586_213_010), build('wasm', 'q8', 'q8', 251_900_000)]),
  // On a CPU it is slower than real time.
  whisper('large-v3-turbo', [{ ...build('webgpu', 'fp16', 'q4', 1_608_611_679), feature: 'shader-f16' }]),
  moonshine('tiny', 55_000_000),
  moonshine('base', 127_000_000),
  {
    id: 'voices',
    name: 'WeSpeaker ResNet34',
    repository: 'onnx-community/wespeaker-voxceleb-resnet34-LM',
    license: 'CC-BY-4.0',
    kind: 'voices',
    languages: [],
    builds: [
      {
        device: 'wasm',
        dtype: { model: 'fp32' },
        files: ['config.json', 'preprocessor_config.json', 'onnx/model.onnx'],
        bytes: 26_600_000,
      },
    ],
  },
];

/** Id of the model that distinguishes the voices of speakers. */
export const voicesModel = 'voices';

/** Returns the address of a file in a model's repository on huggingface.co. */
export const downloadUrl = (repository: string, file: string) => `https://huggingface.co/${repository}/resolve/main/${file}`;
