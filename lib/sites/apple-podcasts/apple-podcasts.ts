import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { FeedEpisode } from '../../ports/markup-readers.ts';
import { identityOf } from '../content-id.ts';
import { eachValid } from '../each-valid.ts';
import { fetchFeed } from '../fetch-feed.ts';
import { fetchPodcastTranscript } from '../fetch-podcast-transcript.ts';
import { ifValid } from '../if-valid.ts';
import { podcastEpisode } from '../podcast-episode.ts';
import { queryItunes } from '../query-itunes.ts';
import type { Access, Site } from '../site.ts';
import { applePodcastsAddress } from './address.ts';

const Show = z.object({
  kind: z.literal('podcast'),
  feedUrl: ifValid(z.url({ protocol: /^https?$/ })),
  artworkUrl600: z.optional(z.string()),
});
const Episode = z.object({
  wrapperType: z.literal('podcastEpisode'),
  trackId: z.number(),
  trackName: z.string(),
  episodeGuid: z.optional(z.string()),
  episodeUrl: z.optional(z.string()),
  trackTimeMillis: z.optional(z.number()),
});
type Episode = z.infer<typeof Episode>;

/**
 * Apple Podcasts. Apple's directory names the show's feed, and the feed has the transcript; Apple's own transcripts are not
 * public.
 */
export const applePodcasts: Site = {
  name: 'applePodcasts',
  detect: applePodcastsAddress,

  async resolve(url, access) {
    const address = applePodcastsAddress(url);
    const [showId, episodeId] = address?.id.split('/') ?? [];
    if (!address || !showId || !episodeId) throw new Failure('noMedia', 'The address is that of a show, not of an episode.');
    const { show, episode } = await lookUpShow(showId, Number(episodeId), access);
    if (!show) throw new Failure('mediaUnavailable', 'Apple’s directory has no such show.');
    if (!show.feedUrl) throw new Failure('noCaptions', 'The show is exclusive to Apple and has no feed.');
    if (!episode) throw new Failure('mediaUnavailable', 'The episode is not among the newest 200 in Apple’s directory.');
    const feed = await fetchFeed(show.feedUrl, access);
    const feedEpisode = feed.episodes.find((one) => isSameEpisode(one, episode));
    if (!feedEpisode) throw new Failure('mediaUnavailable', 'The feed no longer has the episode.');
    const described = await podcastEpisode(feed, feedEpisode, access);
    return {
      ...described,
      duration: described.duration || (episode.trackTimeMillis ?? 0) / 1000,
      coverUrl: described.coverUrl ?? show.artworkUrl600,
      ...identityOf(address),
    };
  },

  captions: fetchPodcastTranscript,
};

async function lookUpShow(
  showId: string,
  episodeId: number,
  access: Access,
): Promise<{ show?: z.infer<typeof Show>; episode?: Episode }> {
  const results = await queryItunes(`lookup?entity=podcastEpisode&limit=200&id=${showId}`, access);
  return { show: eachValid(Show, results)[0], episode: eachValid(Episode, results).find(({ trackId }) => trackId === episodeId) };
}

const isSameEpisode = ({ guid, title, enclosureUrl }: FeedEpisode, { episodeGuid, trackName, episodeUrl }: Episode): boolean =>
  episodeGuid && guid ? guid === episodeGuid : title === trackName || (enclosureUrl !== undefined && enclosureUrl === episodeUrl);
