import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { identityOf } from './content-id.ts';
import { eachValid } from './each-valid.ts';
import { fetchFeed } from './fetch-feed.ts';
import { fetchPodcastTranscript } from './fetch-podcast-transcript.ts';
import { normalizeTitle } from './normalize-title.ts';
import { pageCard } from './page-card.ts';
import { type EpisodeDetails, podcastEpisode } from './podcast-episode.ts';
import { queryItunes } from './query-itunes.ts';
import type { Access, Site } from './site.ts';

const SearchResult = z.object({
  trackName: z.string(),
  collectionName: z.string(),
  episodeGuid: z.optional(z.string()),
  feedUrl: z.url({ protocol: /^https?$/ }),
});

/**
 * Finds an episode in its show's own feed by its name in another directory. `names` contain the titles of episode and show, the
 * most specific first. Undefined unless an episode has exactly this name, because another show's transcript would be worse than
 * none.
 */
export async function findEpisode(names: string[], access: Access): Promise<EpisodeDetails | undefined> {
  const normalizedNames = names.map(normalizeTitle).filter(Boolean);
  const term = encodeURIComponent(normalizedNames[0]?.slice(0, 200) ?? '');
  if (!term) return undefined;
  const results = eachValid(
    SearchResult,
    await queryItunes(`search?media=podcast&entity=podcastEpisode&limit=50&term=${term}`, access),
  );
  const result = results.find(({ trackName, collectionName }) => {
    const [episode, show] = [normalizeTitle(trackName), normalizeTitle(collectionName)];
    return normalizedNames.some((name) => name === `${episode} ${show}` || name === `${show} ${episode}`);
  });
  if (!result) return undefined;
  const feed = await fetchFeed(result.feedUrl, access);
  const episode =
    feed.episodes.find(({ guid }) => guid && guid === result.episodeGuid) ??
    feed.episodes.find(({ title }) => normalizeTitle(title) === normalizeTitle(result.trackName));
  return episode && podcastEpisode(feed, episode, access);
}

/** Creates a site for a podcast directory whose pages are titled with episode and show, followed by its own name. */
export const directorySite = (name: string, detect: Site['detect'], siteName: RegExp): Site => ({
  name,
  detect,

  async resolve(url, access) {
    const address = detect(url);
    if (!address) throw new Failure('noMedia', `The address is not that of an episode of ${name}.`);
    const { title, tabTitle, coverUrl, soundUrl, duration } = await pageCard(address.canonicalUrl, access);
    const names = [tabTitle, title].map((one) => one.replace(siteName, ''));
    const result = await findEpisode(names, access);
    return { ...(result ?? { title: names[1] ?? '', duration, coverUrl, soundUrl, tracks: [] }), ...identityOf(address) };
  },

  captions: fetchPodcastTranscript,
});
