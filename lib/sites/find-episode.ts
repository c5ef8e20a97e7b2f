import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { askItunes } from './ask-itunes.ts';
import { captionFile } from './caption-file.ts';
import { identityOf } from './content-id.ts';
import { eachValid } from './each-valid.ts';
import { fetchFeed } from './fetch-feed.ts';
import { pageCard } from './page-card.ts';
import { type Described, podcastEpisode } from './podcast-episode.ts';
import type { Access, Site } from './site.ts';

const Found = z.object({
  trackName: z.string(),
  collectionName: z.string(),
  episodeGuid: z.optional(z.string()),
  feedUrl: z.url({ protocol: /^https?$/ }),
});

/**
 * An episode in its show's own feed, by what another directory calls it: names that hold the titles of both, most
 * telling first. Undefined unless one episode has exactly this name, because another show's words would be worse.
 */
export async function findEpisode(names: string[], access: Access): Promise<Described | undefined> {
  const wanted = names.map(words).filter(Boolean);
  const term = encodeURIComponent(wanted[0]?.slice(0, 200) ?? '');
  if (!term) return undefined;
  const results = eachValid(Found, await askItunes(`search?media=podcast&entity=podcastEpisode&limit=50&term=${term}`, access));
  const found = results.find(({ trackName, collectionName }) => {
    const [episode, show] = [words(trackName), words(collectionName)];
    return wanted.some((name) => name === `${episode} ${show}` || name === `${show} ${episode}`);
  });
  if (!found) return undefined;
  const feed = await fetchFeed(found.feedUrl, access);
  const episode =
    feed.episodes.find(({ guid }) => guid && guid === found.episodeGuid) ??
    feed.episodes.find(({ title }) => words(title) === words(found.trackName));
  return episode && podcastEpisode(feed, episode, access);
}

/** A directory whose pages are called by episode and show, followed by its own name. */
export const episodeByName = (name: string, addressOf: Site['detect'], ownName: RegExp): Site => ({
  name,
  detect: addressOf,

  async resolve(url, access) {
    const address = addressOf(url);
    if (!address) throw new Failure('noMedia', `not an episode of ${name}`);
    const { title, tabTitle, coverUrl, soundUrl, duration } = await pageCard(address.canonicalUrl, access);
    const names = [tabTitle, title].map((one) => one.replace(ownName, ''));
    const found = await findEpisode(names, access);
    return { ...(found ?? { title: names[1] ?? '', duration, coverUrl, soundUrl, tracks: [] }), ...identityOf(address) };
  },

  captions: (_, track, access) => captionFile(track, { ...access, page: undefined }),
});

/** Directories differ in punctuation and case only. */
const words = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
