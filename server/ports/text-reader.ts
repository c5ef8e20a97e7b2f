import { MessageChannel, Worker } from 'node:worker_threads';
import { createIdleWorker, type RunningWorker } from '../../lib/async/idle-worker.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { runtimeFile } from '../bundle/runtime-file.ts';
import { threadPort } from './thread-port.ts';

/** Recognizes text on images (OCR). */
export interface TextReader {
  /** Returns the text on an image, line by line. */
  read(bitmap: Bitmap, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** Milliseconds: the timeout of one image, and the idle time after which the thread ends. */
const imageTimeoutMs = 120_000;
const maxIdleMs = 60_000;

/** Reads text from images, one after the other, in a thread that starts with the first image. */
export function textReader(): TextReader {
  const thread = createIdleWorker(startThread, maxIdleMs);
  return {
    read: (bitmap, signal) =>
      thread.call(signal, (client, options) =>
        client.read(bitmap, { signal: AbortSignal.any([options.signal, AbortSignal.timeout(imageTimeoutMs)]) }).catch((error) => {
          const failure = Failure.from(error);
          throw failure.code === 'pageGone' ? threadEnded : failure;
        }),
      ),
    close: thread.end,
  };
}

const threadEnded = new Failure('internal', 'The thread that reads text from images ended. Try again.');

function startThread(): RunningWorker<{ read(bitmap: Bitmap, options: { signal: AbortSignal }): Promise<string> }> {
  const worker = new Worker(runtimeFile('server/ports/text-thread.ts'), { execArgv: [] });
  worker.unref();
  const breakdown = new AbortController();
  const breakDown = () => breakdown.abort(threadEnded);
  worker.on('error', breakDown).on('exit', breakDown);
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(port2, [port2]);
    return threadPort(port1, 'text');
  };
  return { client: messageClient(connect), breakdown: breakdown.signal, terminate: () => worker.terminate() };
}
