import type { RunningWorker } from '../../../lib/async/idle-worker.ts';
import type { Channel, ChannelHandlers } from '../../channels/channel.ts';
import { startWorker } from './start-worker.ts';

type Method = (input: unknown, options: { signal: AbortSignal; onEvent(event: unknown): void }) => Promise<unknown>;

/** The handlers of a channel that a web worker answers. */
export interface WorkerHandlers<Table extends Channel> {
  handlers: ChannelHandlers<Table>;
  /** Starts the worker, which the first call does otherwise. */
  start(): void;
}

/**
 * Creates the handlers of a channel that a web worker answers, because popup, panel and offscreen document share one thread. The
 * worker runs until the document closes; one that broke down is replaced.
 */
export function workerHandlers<Table extends Channel>(table: Table, create: () => Worker): WorkerHandlers<Table> {
  let running: RunningWorker<Record<string, Method>> | undefined;

  function start(): RunningWorker<Record<string, Method>> {
    if (running?.breakdown.aborted) {
      void running.terminate();
      running = undefined;
    }
    running ??= startWorker(create(), 'internal');
    return running;
  }

  const call =
    (name: string): Method =>
    (input, { signal, onEvent }) => {
      const { client, breakdown } = start();
      return client[name]!(input, { signal: AbortSignal.any([signal, breakdown]), onEvent });
    };
  return { handlers: Object.fromEntries(Object.keys(table).map((name) => [name, call(name)])) as never, start };
}
