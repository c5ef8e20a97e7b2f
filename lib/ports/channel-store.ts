import type { Channel, ChannelItem } from '../records/channel.ts';
import type { FeedFilter } from '../records/feed-filter.ts';
import type { RowChange } from './library-store.ts';

/** Stores the subscribed channels and their feed items. Changes that the user makes to a channel are recorded. */
export interface ChannelStore {
  /** All channels, unsubscribed ones included. */
  listChannels(): Promise<Channel[]>;
  /** Replaces the row by the result of `change` in one transaction. Returns the stored row. */
  updateChannel(channelId: string, change: RowChange<Channel>): Promise<Channel | undefined>;
  /** Writes the channels that `change` returns, changed or new, in one transaction. It gets all channels. */
  updateChannels(change: (channels: Channel[]) => Channel[]): Promise<void>;
  /** Deletes a channel with its items. */
  forgetChannel(channelId: string): Promise<void>;
  /**
   * Adds the new items of a channel, updates changed ones without moving them, and keeps the newest `maxItems` items; updates the
   * number of unseen items, without those that `isHidden` matches. Returns the added items, newest first. Adds nothing to an
   * unknown channel.
   */
  addItems(channelId: string, items: ChannelItem[], maxItems: number, isHidden?: FeedFilter): Promise<ChannelItem[]>;
  /** Items of the subscribed channels, or of one channel, newest first. */
  listFeed(query: FeedQuery): Promise<ChannelItem[]>;
  /** Returns the subscribed channel of a media item: the one that it names, or the one whose feed contains it. */
  findChannelOf(mediaItem: { contentId: string; channelUrl?: string }): Promise<Channel | undefined>;
  /** Items whose automatic summary is still to be started, the longest waiting first. */
  listPendingSummaries(): Promise<ChannelItem[]>;
  /** Records that these summaries were started. */
  clearPendingSummaries(items: ChannelItem[]): Promise<void>;
}

/** A page of the feed items to read: those of one channel or of all subscribed channels, at most `limit`, newest first. */
export interface FeedQuery {
  channelId?: string;
  /** Milliseconds since 1970. */
  since?: number;
  /** The last item of the previous page. */
  before?: FeedPosition;
  limit: number;
}
/** Position of an item in the feed. It never changes, so new items do not shift later pages. */
export type FeedPosition = Pick<ChannelItem, 'at' | 'channelId' | 'itemId'>;
