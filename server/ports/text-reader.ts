import { MessageChannel, Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../lib/async/limit-concurrency.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { runtimeFile } from '../bundle/runtime-file.ts';
import { threadPort } from './thread-port.ts';

export interface TextReader {
  /** What stands on a picture, line by line. */
  read(bitmap: Bitmap, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** Milliseconds: of one picture, and without work until the memory is given back. */
const patience = 120_000;
const idleLimit = 60_000;

/** Reads one picture after the other in a thread, which nobody's answer waits for. It begins with the first picture. */
export function textReader(): TextReader {
  const gate = limitConcurrency(1);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };
  const begin = (): Worker => {
    const begun = new Worker(runtimeFile('server/ports/text-thread.ts'), { execArgv: [] });
    const forget = () => {
      if (worker === begun) worker = undefined;
    };
    begun.on('error', forget).on('exit', forget);
    begun.unref();
    return begun;
  };

  return {
    read: (bitmap, signal) =>
      gate(async () => {
        clearTimeout(idle);
        worker ??= begin();
        const thread = worker;
        const client = messageClient<{ read(bitmap: Bitmap, options: { signal: AbortSignal }): Promise<string> }>(() => {
          const { port1, port2 } = new MessageChannel();
          thread.postMessage(port2, [port2]);
          return threadPort(port1, 'text');
        });
        try {
          return await client.read(bitmap, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) });
        } catch (error) {
          // The nets can't be interrupted: they end with their thread.
          await end();
          const failure = Failure.from(error);
          throw failure.code === 'pageGone' ? new Failure('internal', 'the thread that reads pictures broke') : failure;
        } finally {
          idle = setTimeout(() => void end(), idleLimit).unref();
        }
      }),
    async close() {
      clearTimeout(idle);
      await end();
    },
  };
}
