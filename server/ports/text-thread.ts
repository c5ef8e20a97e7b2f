import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import { readText } from '../../lib/images/ocr/read-text.ts';
import { answerPort } from '../../lib/transports/message.ts';
import { loadTextModels } from './text-models.ts';
import { threadPort } from './thread-port.ts';

/** Reads text from images in a worker thread: each message is the port of one call. */
parentPort?.on('message', (port: MessagePort) => {
  answerPort(threadPort(port, 'text'), async (_, bitmap) => readText(bitmap as Bitmap, await loadTextModels()));
});
