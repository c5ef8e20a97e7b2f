import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { FeedEpisode } from '../../ports/ports.ts';
import { askItunes } from '../ask-itunes.ts';
import { captionFile } from '../caption-file.ts';
import { identityOf } from '../content-id.ts';
import { eachValid } from '../each-valid.ts';
import { fetchFeed } from '../fetch-feed.ts';
import { ifValid } from '../if-valid.ts';
import { podcastEpisode } from '../podcast-episode.ts';
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

/** Apple tells the show's feed, and the feed has the transcript. Apple's own transcripts are not open to others. */
export const applePodcasts: Site = {
  name: 'applePodcasts',
  detect: applePodcastsAddress,

  async resolve(url, access) {
    const address = applePodcastsAddress(url);
    const [showId, episodeId] = address?.id.split('/') ?? [];
    if (!address || !showId || !episodeId) throw new Failure('noMedia', 'a show, not an episode');
    const { show, episode } = await askApple(showId, Number(episodeId), access);
    if (!show) throw new Failure('mediaUnavailable', 'Apple knows no such show');
    if (!show.feedUrl) throw new Failure('noCaptions', 'the show is Apple’s alone and has no feed');
    if (!episode) throw new Failure('mediaUnavailable', 'the episode is not among the newest that Apple tells of');
    const feed = await fetchFeed(show.feedUrl, access);
    const found = feed.episodes.find((one) => isSame(one, episode));
    if (!found) throw new Failure('mediaUnavailable', 'the feed no longer has the episode');
    const described = await podcastEpisode(feed, found, access);
    return {
      ...described,
      duration: described.duration || (episode.trackTimeMillis ?? 0) / 1000,
      coverUrl: described.coverUrl ?? show.artworkUrl600,
      ...identityOf(address),
    };
  },

  captions: (_, track, access) => captionFile(track, { ...access, page: undefined }),
};

async function askApple(
  showId: string,
  episodeId: number,
  access: Access,
): Promise<{ show?: z.infer<typeof Show>; episode?: Episode }> {
  const results = await askItunes(`lookup?entity=podcastEpisode&limit=200&id=${showId}`, access);
  return { show: eachValid(Show, results)[0], episode: eachValid(Episode, results).find(({ trackId }) => trackId === episodeId) };
}

const isSame = ({ guid, title, enclosureUrl }: FeedEpisode, { episodeGuid, trackName, episodeUrl }: Episode): boolean =>
  episodeGuid && guid ? guid === episodeGuid : title === trackName || (enclosureUrl !== undefined && enclosureUrl === episodeUrl);
