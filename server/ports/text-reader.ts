import { MessageChannel, Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
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
const idleTimeoutMs = 60_000;

/** Reads text from images, one after the other, in a thread that starts with the first image. */
export function textReader(): TextReader {
  const gate = limitConcurrency(1);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const startThread = (): Worker => {
    const started = new Worker(runtimeFile('server/ports/text-thread.ts'), { execArgv: [] });
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    started.on('error', forget).on('exit', forget);
    started.unref();
    return started;
  };

  return {
    read: (bitmap, signal) =>
      gate(async () => {
        clearTimeout(idle);
        worker ??= startThread();
        const thread = worker;
        const client = messageClient<{ read(bitmap: Bitmap, options: { signal: AbortSignal }): Promise<string> }>(() => {
          const { port1, port2 } = new MessageChannel();
          thread.postMessage(port2, [port2]);
          return threadPort(port1, 'text');
        });
        try {
          return await client.read(bitmap, { signal: AbortSignal.any([signal, AbortSignal.timeout(imageTimeoutMs)]) });
        } catch (error) {
          // Inference can't be interrupted, so its thread ends.
          await end();
          const failure = Failure.from(error);
          throw failure.code === 'pageGone'
            ? new Failure('internal', 'the thread that reads text from images ended; try again')
            : failure;
        } finally {
          idle = setTimeout(() => void end(), idleTimeoutMs).unref();
        }
      }),
    async close() {
      clearTimeout(idle);
      await end();
    },
  };
}
