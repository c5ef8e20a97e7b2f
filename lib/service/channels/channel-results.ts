import type { Channel as ShownChannel } from '../../contract/channels.ts';
import type { FeedItem } from '../../contract/feed.ts';
import type { Channel, ChannelItem } from '../../records/channel.ts';
import { isoTime } from '../iso-time.ts';

/** A channel in the form of results. Times are ISO 8601. */
export const channelResult = (channel: Channel): ShownChannel => {
  const {
    channelId,
    channelUrl,
    title,
    coverUrl,
    description,
    autoSummarize,
    feedHidden,
    subscribedAt,
    lastSeenAt,
    unseen,
    refresh,
  } = channel;
  const { feedUrl, platform } = refresh;
  return {
    ...{ channelId, channelUrl, feedUrl, title, platform, coverUrl, description, autoSummarize, feedHidden },
    unseenCount: unseen,
    subscribedAt: isoTime(subscribedAt),
    lastSeenAt: isoTime(lastSeenAt),
  };
};

/** A feed item in the form of results. Times are ISO 8601. */
export const feedItemResult = (
  { contentId, title, sourceUrl, coverUrl, publishedAt, arrivedAt }: ChannelItem,
  { channelId, title: channelTitle, lastSeenAt }: Channel,
): FeedItem => ({
  ...{ contentId, channelId, channelTitle, title, sourceUrl },
  coverUrl: coverUrl ?? null,
  publishedAt: publishedAt === undefined ? null : isoTime(publishedAt),
  isUnseen: arrivedAt > lastSeenAt,
});
