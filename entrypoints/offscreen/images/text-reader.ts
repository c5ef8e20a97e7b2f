import { createIdleWorker } from '../../../lib/async/idle-worker.ts';
import type { Bitmap } from '../../../lib/images/bitmap.ts';
import { thisMachine } from '../on-device/this-machine.ts';
import { startWorker } from '../workers/start-worker.ts';

/** The methods of the web worker that recognizes text on images (OCR). */
export interface TextReader {
  read(bitmap: Bitmap, options?: { signal: AbortSignal }): Promise<string>;
}

const worker = createIdleWorker(
  () => startWorker<TextReader>(new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' }), 'internal'),
  30_000,
);

/** Recognizes the text on an image, one image at a time; empty where this browser can't run the models. */
export async function readTextInWorker(bitmap: Bitmap, signal: AbortSignal): Promise<string> {
  if (!(await thisMachine()).canRun) return '';
  return worker.call(signal, (reader, options) => reader.read(bitmap, options));
}
