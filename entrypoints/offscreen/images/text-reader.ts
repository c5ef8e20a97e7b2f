import type { Bitmap } from '../../../lib/images/bitmap.ts';
import { idleWorker } from '../on-device/idle-worker.ts';
import { thisMachine } from '../on-device/this-machine.ts';

/** What the worker of this room is asked. */
export interface TextReader {
  read(bitmap: Bitmap, options?: { signal: AbortSignal }): Promise<string>;
}

const worker = idleWorker<TextReader>(() => new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' }), {
  maxIdleMs: 30_000,
  failureCode: 'internal',
});

/** What stands on a picture; nothing where this browser can't run the nets. One picture after the other. */
export async function readTextInWorker(bitmap: Bitmap, signal: AbortSignal): Promise<string> {
  if (!(await thisMachine()).canRun) return '';
  return worker.call(signal, (reader, options) => reader.read(bitmap, options));
}
