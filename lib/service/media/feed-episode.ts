import { Failure } from '../../contract/failure.ts';
import { isMediaFile } from '../../http/media-extensions.ts';
import type { ChannelStore } from '../../ports/channel-store.ts';
import type { FeedEpisode } from '../../ports/markup-readers.ts';
import type { Channel } from '../../records/channel.ts';
import { canonicalPageUrl } from '../../sites/canonical-url.ts';
import { pageContentId, partOf } from '../../sites/content-id.ts';
import { fetchFeed } from '../../sites/fetch-feed.ts';
import { mediaByAddress } from '../../sites/media-by-address.ts';
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
  const { site, tracks, duration, chapters, soundUrl } = mediaItem;
  const episode = site === 'generic' && tracks.length === 0 ? await findEpisode(mediaItem, store, access) : undefined;
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
  const place = mediaByAddress(url);
  const episode = place.site === 'generic' ? await findEpisode(place, store, access) : undefined;
  if (!episode?.soundUrl) return undefined;
  return { ...place, ...episode, kind: 'audio', contentId: pageContentId(url, partOf(episode.soundUrl, 0)) };
}

/** Finds an episode by its page or file in the feeds of its channel, or of those on its host; a feed that fails is left out. */
async function findEpisode(
  { contentId, sourceUrl, soundUrl = sourceUrl }: Pick<MediaDescription, 'contentId' | 'sourceUrl' | 'soundUrl'>,
  store: Channels,
  access: Access,
): Promise<EpisodeDetails | undefined> {
  const places = [sourceUrl, soundUrl].map(placeOf);
  const isAtPlace = ({ link = '', enclosureUrl = '' }: FeedEpisode) =>
    [link, enclosureUrl].some((url) => places.includes(placeOf(url)));
  const channel = await store.findChannelOf({ contentId });
  for (const { refresh } of channel ? [channel] : await channelsOfHost(store, sourceUrl)) {
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

/** Returns the followed channels whose page is on the host of an address. */
async function channelsOfHost(store: Channels, url: string): Promise<Channel[]> {
  const channels = await store.listChannels();
  const isOnHost = ({ channelUrl, unsubscribedAt }: Channel) =>
    unsubscribedAt === undefined && URL.canParse(channelUrl) && new URL(channelUrl).host === new URL(url).host;
  return channels.filter(isOnHost).slice(0, maxFeeds);
}

/** Returns what is the same for all addresses of a page or file: no scheme, for a file no query, which contains signatures. */
function placeOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const place = new URL(url);
  if (isMediaFile(place.pathname)) place.search = '';
  return canonicalPageUrl(place).replace(/^https?:\/\/|\/$/g, '');
}
