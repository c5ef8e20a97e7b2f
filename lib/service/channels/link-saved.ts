import type { Store } from '../../ports/store.ts';
import type { Channel } from '../../records/channel.ts';

/** Notes on what was saved before that it comes from a channel that is followed now; what came from another one stays with it. */
export async function linkSaved(store: Store, { channelId }: Channel, contentIds: string[]): Promise<void> {
  const items = await store.getSavedItems(contentIds);
  for (const item of items) {
    if (!item || item.channelId !== undefined) continue;
    await store.updateSaved(item.contentId, (row) => row && { ...row, channelId: row.channelId ?? channelId });
  }
}

/** The same for all that the channel has made: what names it, and what its feed has listed. */
export async function linkAllSaved(store: Store, channel: Channel): Promise<void> {
  const { channelId, channelUrl, addresses } = channel;
  const [made, listed] = await Promise.all([
    store.listContentIdsOfChannels([channelUrl, ...addresses]),
    store.listFeed({ channelId, limit: mostListed }),
  ]);
  await linkSaved(store, channel, [...new Set([...made, ...listed.map(({ contentId }) => contentId)])]);
}

const mostListed = 1000;
