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
  isClosed: boolean;
}

/**
 * Runs the engine in threads, so that a long transcript delays no other answer. A call that takes too long fails with `timeout` and
 * ends its thread, which takes no further call. Others whose thread ended are repeated, one after another in threads of their own,
 * because any of them may have ended it; a second end fails the call with `internal`.
 */
export function engineThreads(count = Math.max(1, Math.min(4, availableParallelism() - 1))): {
  engine: Engine;
  close(): Promise<void>;
} {
  const running = new Set<Thread>();
  /** The threads that take calls. */
  const shared = new Set<Thread>();
  let repetition: Promise<unknown> = Promise.resolve();

  const start = (): Thread => {
    const worker = new Worker(runtimeFile('server/ports/engine-thread.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      // The flags of the process may be those of its tests.
      execArgv: [],
    });
    const thread = { worker, busy: 0, isClosed: false };
    const forget = () => {
      running.delete(thread);
      shared.delete(thread);
    };
    worker.on('error', forget).on('exit', forget);
    worker.unref();
    running.add(thread);
    return thread;
  };
  const next = (): Thread => {
    const idle = [...shared].toSorted((a, b) => a.busy - b.busy)[0];
    if (idle && (idle.busy === 0 || shared.size >= count)) return idle;
    const thread = start();
    shared.add(thread);
    return thread;
  };
  const end = (thread: Thread): Promise<unknown> => {
    shared.delete(thread);
    return thread.worker.terminate();
  };

  async function run(thread: Thread, name: keyof Engine, ...[input, options]: Parameters<Method>): Promise<unknown> {
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
          void end(thread);
          return new Failure('timeout', `${name} took longer than ${callTimeoutMs} ms.`);
        },
      });
    } catch (error) {
      throw Failure.from(error).code === 'pageGone'
        ? new ThreadEnd('internal', `The thread of ${name} ended. Try again.`)
        : error;
    } finally {
      thread.busy -= 1;
    }
  }

  function repeat(...call: [keyof Engine, ...Parameters<Method>]): Promise<unknown> {
    const result = repetition.then(async () => {
      const thread = start();
      try {
        return await run(thread, ...call);
      } finally {
        void end(thread);
      }
    });
    repetition = result.catch(() => undefined);
    return result;
  }

  async function call(...given: [keyof Engine, ...Parameters<Method>]): Promise<unknown> {
    const thread = next();
    try {
      return await run(thread, ...given);
    } catch (error) {
      if (error instanceof ThreadEnd && !thread.isClosed) return repeat(...given);
      throw error;
    }
  }

  return {
    engine: new Proxy({} as Engine, {
      // Without this, an engine returned by an async function would be taken for a promise.
      get: (_, name) => (name === 'then' ? undefined : (...given: Parameters<Method>) => call(name as keyof Engine, ...given)),
    }),
    async close() {
      await Promise.all(
        [...running].map((thread) => {
          thread.isClosed = true;
          return end(thread);
        }),
      );
    },
  };
}

/** The end of a thread before the answer of a call. */
class ThreadEnd extends Failure {}
