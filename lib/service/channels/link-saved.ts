import type { Store } from '../../ports/store.ts';
import type { Channel } from '../../records/channel.ts';

/** Links items that were saved before to a channel that is subscribed to now. Items of another channel stay with it. */
export async function linkSaved(store: Store, { channelId }: Channel, contentIds: string[]): Promise<void> {
  const items = await store.getSavedItems(contentIds);
  for (const item of items) {
    if (!item || item.channelId !== undefined) continue;
    await store.updateSaved(item.contentId, (row) => row && { ...row, channelId: row.channelId ?? channelId });
  }
}

/** Links all saved items of a channel to it: those whose site names the channel, and those that its feed has listed. */
export async function linkAllSaved(store: Store, channel: Channel): Promise<void> {
  const { channelId, channelUrl, addresses } = channel;
  const [published, listed] = await Promise.all([
    store.listContentIdsOfChannels([channelUrl, ...addresses]),
    store.listFeed({ channelId, limit: maxListed }),
  ]);
  await linkSaved(store, channel, [...new Set([...published, ...listed.map(({ contentId }) => contentId)])]);
}

const maxListed = 1000;
