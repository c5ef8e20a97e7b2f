import type { Engine } from '../../lib/ports/engine.ts';
import type { ChannelHandlers } from '../channels/channel.ts';
import { engineChannel } from '../channels/offscreen-channels.ts';
import { type RunningWorker, startWorker } from './workers/start-worker.ts';

type Method = (input: unknown, options: { signal: AbortSignal; onEvent(event: unknown): void }) => Promise<unknown>;

let running: RunningWorker<Record<string, Method>> | undefined;

/** Starts the worker of the text engine, unless it runs. One that broke down is replaced. */
export function startTextEngine(): RunningWorker<Record<string, Method>> {
  if (!running || running.breakdown.aborted) {
    running?.worker.terminate();
    const worker = new Worker(new URL('./text-engine-worker.ts', import.meta.url), { type: 'module' });
    running = startWorker(worker, 'internal');
  }
  return running;
}

const call =
  (name: keyof Engine): Method =>
  (input, { signal, onEvent }) => {
    const { client, breakdown } = startTextEngine();
    return client[name]!(input, { signal: AbortSignal.any([signal, breakdown]), onEvent });
  };

/** The text engine in a worker of its own, because popup, panel and offscreen document share one thread. */
export const textEngine = Object.fromEntries(
  Object.keys(engineChannel).map((name) => [name, call(name as keyof Engine)]),
) as unknown as ChannelHandlers<typeof engineChannel>;
