import { hash } from '../sites/content-id.ts';
import { channelAddress } from './sources/channel-address.ts';

/** A channel that can be followed. */
export interface FoundChannel {
  channelId: string;
  channelUrl: string;
  feedUrl: string;
  title: string;
  /** A site's name, or `web`. */
  platform: string;
  coverUrl?: string;
  description?: string;
}

/** What is known of a channel beside its feed's address. */
export interface ChannelFacts {
  title?: string;
  /** The channel's page. */
  pageUrl?: string;
  /** Where the feed was found, for feeds that don't tell. */
  platform?: string;
  coverUrl?: string;
  description?: string;
}

/** The channel of a feed, asking nobody: one feed is one channel, however it was found. Throws `invalid` for what is no http(s) address. */
export function channelOfFeed(
  feedUrl: string,
  { title, pageUrl, platform = 'web', coverUrl, description }: ChannelFacts,
): FoundChannel {
  const byFeed = channelAddress(feedUrl);
  // The feed of a name leads to the page of a number.
  const byPage = byFeed.platform === 'youtube' && !byFeed.id && pageUrl ? channelAddress(pageUrl) : byFeed;
  const { id, channelUrl: ownUrl } = byPage.id ? byPage : byFeed;
  const channelUrl = id ? ownUrl : pageUrl || ownUrl;
  return {
    channelId: id ? `${byFeed.platform}:${id}` : `feed:${hash(sameFeed(feedUrl))}`,
    channelUrl,
    feedUrl,
    title: title || new URL(channelUrl).host,
    platform: byFeed.platform === 'web' ? platform : byFeed.platform,
    ...(coverUrl && { coverUrl }),
    ...(description && { description }),
  };
}

/** What is the same feed with either scheme, and with a slash or without. */
const sameFeed = (url: string): string => new URL(url).href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[/#]+$/, '');
