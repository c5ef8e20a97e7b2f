import { Failure } from '../../contract/failure.ts';
import { isMediaFile } from '../../http/media-extensions.ts';
import type { ChannelStore } from '../../ports/channel-store.ts';
import type { FeedEpisode } from '../../ports/markup-readers.ts';
import type { Channel } from '../../records/channel.ts';
import { canonicalPageUrl } from '../../sites/canonical-url.ts';
import { pageContentId, partOf } from '../../sites/content-id.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import { fetchFeed } from '../../sites/fetch-feed.ts';
import { type EpisodeDetails, podcastEpisode } from '../../sites/podcast-episode.ts';
import type { Access, MediaDescription } from '../../sites/site.ts';

type Channels = Pick<ChannelStore, 'findChannelOf' | 'listChannels'>;

/** Maximum number of feeds that are searched for an episode, because many shows may be on one host. */
const maxFeeds = 3;

/**
 * Completes the description of an episode of a podcast that the user follows by its feed, which links to transcripts and chapters
 * that its page does not show. Returns any other media item unchanged.
 */
export async function completeByFeed(mediaItem: MediaDescription, store: Channels, access: Access): Promise<MediaDescription> {
  if (mediaItem.site !== 'generic' || mediaItem.tracks.length > 0) return mediaItem;
  const { contentId, sourceUrl, soundUrl, duration, chapters } = mediaItem;
  const channel = await store.findChannelOf({ contentId });
  const channels = channel ? [channel] : await channelsOfHost(store, sourceUrl);
  const episode = await findEpisode(channels, [sourceUrl, soundUrl], access);
  if (!episode) return mediaItem;
  return {
    ...mediaItem,
    ...episode,
    duration: duration || episode.duration,
    chapters: chapters ?? episode.chapters,
    soundUrl: soundUrl ?? episode.soundUrl,
  };
}

/** Describes the episode whose page is at an address, for a page that cannot be read or shows no media; undefined for other pages. */
export async function describeByFeed(url: string, store: Channels, access: Access): Promise<MediaDescription | undefined> {
  if (detectUrl(url)) return undefined;
  const episode = await findEpisode(await channelsOfHost(store, url), [url], access);
  if (!episode?.soundUrl) return undefined;
  const contentId = pageContentId(url, partOf(episode.soundUrl, 0));
  return { ...episode, contentId, site: 'generic', kind: 'audio', sourceUrl: canonicalPageUrl(new URL(url)) };
}

/** Returns the followed channels whose page is on the host of an address. */
async function channelsOfHost(store: Channels, url: string): Promise<Channel[]> {
  const { host } = new URL(url);
  const isOnHost = ({ channelUrl }: Channel) => URL.canParse(channelUrl) && new URL(channelUrl).host === host;
  return (await store.listChannels()).filter((channel) => channel.unsubscribedAt === undefined && isOnHost(channel));
}

/** Returns the episode at one of these addresses from the feeds of channels; a feed that cannot be read is left out. */
async function findEpisode(
  channels: Channel[],
  urls: (string | undefined)[],
  access: Access,
): Promise<EpisodeDetails | undefined> {
  const places = new Set(urls.flatMap((url) => (url ? placeOf(url) : [])));
  const isAtPlace = ({ link, enclosureUrl }: FeedEpisode) => [link, enclosureUrl].some((url) => url && places.has(placeOf(url)));
  for (const { refresh } of channels.slice(0, maxFeeds)) {
    try {
      const feed = await fetchFeed(refresh.feedUrl, access);
      const episode = feed.episodes.find(isAtPlace);
      if (episode) return await podcastEpisode(feed, episode, access);
    } catch (error) {
      // An episode without its transcript can still be transcribed.
      if (Failure.from(error).code === 'cancelled') throw error;
    }
  }
  return undefined;
}

/** Returns what is the same for all addresses of a page or file: no scheme, for a file no query, which contains signatures. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const place = new URL(url);
  if (isMediaFile(place.pathname)) place.search = '';
  return canonicalPageUrl(place).replace(/^https?:\/\/|\/$/g, '');
}
