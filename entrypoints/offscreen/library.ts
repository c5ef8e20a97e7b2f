import { noveltyChannel } from '../channels/novelty-channel.ts';
import { searchChannel } from '../channels/offscreen-channels.ts';
import { workerHandlers } from './workers/worker-handlers.ts';

/** The search in the library and the comparison of its items, on a thread of their own: both go through all transcripts. */
export const library = workerHandlers(
  { ...searchChannel, ...noveltyChannel },
  () => new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module' }),
);
