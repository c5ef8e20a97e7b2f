import type { Ports } from '../../ports/ports.ts';
import { subscribedChannels } from './find-channel.ts';

/**
 * Creates a function that shows the number of unseen items on the host. It counts once at a time, and again if it was called
 * meanwhile, so that the last number is the newest.
 */
export function createUnseenCounter({ store, showUnseen }: Ports): () => Promise<void> {
  let counting: Promise<void> | undefined;
  let isStale = false;

  async function count(): Promise<void> {
    while (isStale) {
      isStale = false;
      if (!showUnseen) return;
      const channels = await subscribedChannels(store);
      showUnseen(channels.reduce((sum, { unseen }) => sum + unseen, 0));
    }
  }

  return () => {
    isStale = true;
    counting ??= count().finally(() => {
      counting = undefined;
    });
    return counting;
  };
}
