import type { Store } from '../../ports/store.ts';
import type { Channel } from '../../records/channel.ts';
import { createFeedFilter } from '../../records/feed-filter.ts';
import { maxItems } from './store-feed.ts';

/** Counts the unseen items of channels again, after the user has changed which are hidden. */
export async function recountUnseen(store: Store, channels: Channel[]): Promise<void> {
  const isHidden = createFeedFilter(await store.getSettings());
  for (const { channelId } of channels) await store.addItems(channelId, [], maxItems, isHidden);
}
