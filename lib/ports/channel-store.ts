import type { Channel, ChannelItem } from '../records/channel.ts';
import type { RowChange } from './library-store.ts';

/** The channels that a person follows, and what they have published. What the person makes of a channel is told as a change. */
export interface ChannelStore {
  /** All of them, those too that are followed no longer. */
  listChannels(): Promise<Channel[]>;
  /** Writes all of these rows or none. */
  putChannels(channels: Channel[]): Promise<void>;
  /** Writes what is made of the row, in one step; gives the row as it is then. */
  updateChannel(channelId: string, change: RowChange<Channel>): Promise<Channel | undefined>;
  /** The same for every row. */
  updateChannels(change: (channel: Channel) => Channel | undefined): Promise<void>;
  /** Deletes a channel with its items. */
  forgetChannel(channelId: string): Promise<void>;
  /**
   * Adds what is new among the items of a channel, takes over what was changed in the others, whose places stay, and keeps
   * the newest so many of all; the channel then knows how many are unseen. Gives those that were added, newest first. Nothing is
   * added to an unknown channel.
   */
  addItems(channelId: string, items: ChannelItem[], keep: number): Promise<ChannelItem[]>;
  /** Items of the channels that are followed, or of one channel, newest first. */
  listFeed(query: FeedQuery): Promise<ChannelItem[]>;
  /** The channel that is followed from which a medium comes: the one that the medium names, or in whose feed it is. */
  findChannelOf(medium: { contentId: string; channelUrl?: string }): Promise<Channel | undefined>;
  /** Items whose summary is still to be begun, the longest waiting first. */
  listPendingSummaries(): Promise<ChannelItem[]>;
  /** Notes that these summaries have been begun. */
  clearPendingSummaries(items: ChannelItem[]): Promise<void>;
}

export interface FeedQuery {
  channelId?: string;
  /** Milliseconds since 1970. */
  since?: number;
  /** The last one of the page before. */
  before?: FeedPosition;
  limit: number;
}
/** Where an item stands; it never changes, so what arrives between two pages moves nothing. */
export type FeedPosition = Pick<ChannelItem, 'at' | 'channelId' | 'itemId'>;
