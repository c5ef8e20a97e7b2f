import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { withTimeout } from '../../lib/async/with-timeout.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { Engine } from '../../lib/ports/engine.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { runtimeFile } from '../bundle/runtime-file.ts';
import { threadPort } from './thread-port.ts';

/** The heap of one thread, in megabytes: the largest captions take a few hundred. */
const maxHeapMb = 1024;
/** Milliseconds, more than the longest media take. */
const callTimeoutMs = 120_000;

type Method = (input: unknown, options?: { onEvent?(event: unknown): void }) => Promise<unknown>;

interface Thread {
  worker: Worker;
  busy: number;
}

/**
 * Runs the engine in threads, so that a long transcript delays no other answer. A thread that fails, or takes too long, fails its
 * calls with `internal` or `timeout`, and is replaced when there is work.
 */
export function engineThreads(count = Math.max(1, Math.min(4, availableParallelism() - 1))): {
  engine: Engine;
  close(): Promise<void>;
} {
  const threads: Thread[] = [];

  const start = (): Thread => {
    const worker = new Worker(runtimeFile('server/ports/engine-thread.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      // The flags of the process may be those of its tests.
      execArgv: [],
    });
    const thread = { worker, busy: 0 };
    const forget = () => {
      const at = threads.indexOf(thread);
      if (at >= 0) threads.splice(at, 1);
    };
    worker.on('error', forget).on('exit', forget);
    worker.unref();
    threads.push(thread);
    return thread;
  };
  const next = (): Thread => {
    const idle = threads.toSorted((a, b) => a.busy - b.busy)[0];
    return idle && (idle.busy === 0 || threads.length >= count) ? idle : start();
  };

  async function call(name: keyof Engine, ...[input, options]: Parameters<Method>): Promise<unknown> {
    const thread = next();
    thread.busy += 1;
    const client = messageClient<Record<keyof Engine, Method>>(() => {
      const { port1, port2 } = new MessageChannel();
      thread.worker.postMessage(port2, [port2]);
      return threadPort(port1, portNames.textEngine);
    });
    try {
      return await withTimeout(client[name](input, options), {
        timeoutMs: callTimeoutMs,
        onTimeout() {
          void thread.worker.terminate();
          return new Failure('timeout', `${name} took longer than ${callTimeoutMs} ms.`);
        },
      });
    } catch (error) {
      if (Failure.from(error).code !== 'pageGone') throw error;
      throw new Failure('internal', `The thread of ${name} ended. Try again.`);
    } finally {
      thread.busy -= 1;
    }
  }

  return {
    engine: new Proxy({} as Engine, {
      // Without this, an engine returned by an async function would be taken for a promise.
      get: (_, name) => (name === 'then' ? undefined : (...given: Parameters<Method>) => call(name as keyof Engine, ...given)),
    }),
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
