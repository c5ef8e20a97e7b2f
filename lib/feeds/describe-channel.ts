import { hash } from '../encoding/hash.ts';
import { channelAddress } from './sources/channel-address.ts';

/** A channel, podcast or blog that the user can subscribe to, with the feed that lists its items. */
export interface ChannelDescription {
  channelId: string;
  channelUrl: string;
  feedUrl: string;
  title: string;
  /** Name of the site, or `web`. */
  platform: string;
  coverUrl?: string;
  description?: string;
}

/** Facts about a channel in addition to its feed's address. */
export interface ChannelFacts {
  title?: string;
  /** Address of the channel's page. */
  pageUrl?: string;
  /** Platform where the feed was found, for feeds that don't name it. */
  platform?: string;
  coverUrl?: string;
  description?: string;
}

/**
 * Describes the channel of a feed without a request. The result depends only on the feed, not on how it was found. Throws
 * `invalid` for anything but an http(s) address.
 */
export function channelOfFeed(
  feedUrl: string,
  { title, pageUrl, platform = 'web', coverUrl, description }: ChannelFacts,
): ChannelDescription {
  const feedAddress = channelAddress(feedUrl);
  // A feed by user name leads to a page by channel id.
  const pageAddress = feedAddress.platform === 'youtube' && !feedAddress.id && pageUrl ? channelAddress(pageUrl) : feedAddress;
  const { id, channelUrl: ownUrl } = pageAddress.id ? pageAddress : feedAddress;
  const channelUrl = id ? ownUrl : pageUrl || ownUrl;
  return {
    channelId: id ? `${feedAddress.platform}:${id}` : `feed:${hash(normalizeFeedUrl(feedUrl))}`,
    channelUrl,
    feedUrl,
    title: title || new URL(channelUrl).host,
    platform: feedAddress.platform === 'web' ? platform : feedAddress.platform,
    ...(coverUrl && { coverUrl }),
    ...(description && { description }),
  };
}

/** Returns a form of the address that is the same for both schemes, and with or without a slash. */
const normalizeFeedUrl = (url: string): string => new URL(url).href.replace(/^https?:\/\/(?:www\.)?/, '').replace(/[/#]+$/, '');
