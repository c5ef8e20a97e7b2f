import { type Episode, exclusive, show } from './show.ts';

/** Returns Apple's entry of a show and its newest episodes; an unknown id has no results. */
export function lookup(id: string) {
  const results =
    id === String(show.collectionId)
      ? [
          podcast({ ...show, more: { feedUrl: show.feedUrl } }),
          ...Object.values<Episode>(show.episodes).map((one) => episode(show.collectionId, one)),
        ]
      : id === String(exclusive.collectionId)
        ? [podcast({ ...exclusive, more: {} }), episode(exclusive.collectionId, { ...exclusive, guid: 'x', duration: 150 })]
        : [];
  return { resultCount: results.length, results };
}

/** Returns Apple's search results: the episodes whose titles contain all words of the term. */
export function search(term: string) {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const results = Object.values<Episode>(show.episodes)
    .filter(({ title }) => words.every((word) => `${title} ${show.title}`.toLowerCase().includes(word)))
    .map((one) => ({ ...episode(show.collectionId, one), collectionName: show.title, feedUrl: show.feedUrl }));
  return { resultCount: results.length, results };
}

const podcast = ({ collectionId, title, more }: { collectionId: number; title: string; more: { feedUrl?: string } }) => ({
  wrapperType: 'track',
  kind: 'podcast',
  collectionId,
  collectionName: title,
  artistName: 'Slow Kitchen',
  artworkUrl600: 'https://is1-ssl.mzstatic.com/image/600x600bb.jpg',
  ...more,
});

const episode = (
  collectionId: number,
  { trackId, guid, title, duration }: Pick<Episode, 'trackId' | 'guid' | 'title' | 'duration'>,
) => ({
  wrapperType: 'podcastEpisode',
  kind: 'podcast-episode',
  collectionId,
  trackId,
  trackName: title,
  episodeGuid: guid,
  trackTimeMillis: duration * 1000,
  episodeUrl: `https://tracker.example/r/media.slowkitchen.example/${trackId}.mp3`,
  episodeFileExtension: 'mp3',
  releaseDate: '2026-10-01T07:00:00Z',
});
