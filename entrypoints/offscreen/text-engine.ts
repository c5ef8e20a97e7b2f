import { engineChannel } from '../channels/offscreen-channels.ts';
import { workerHandlers } from './workers/worker-handlers.ts';

/** The text engine on a thread of its own. */
export const textEngine = workerHandlers(
  engineChannel,
  () => new Worker(new URL('./text-engine-worker.ts', import.meta.url), { type: 'module' }),
);
