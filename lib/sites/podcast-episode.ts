import { Failure } from '../contract/failure.ts';
import type { ChapterMark } from '../contract/media.ts';
import { isWebAddress } from '../contract/web-address.ts';
import type { FeedEpisode, PodcastFeed } from '../ports/markup-readers.ts';
import { languageTag } from './language.ts';
import { podcastChapters } from './podcast-chapters.ts';
import { decodeResponse, requestByHost } from './request.ts';
import type { Access, MediaDescription, Track } from './site.ts';

const maxChapterBytes = 2_000_000;
/** Further files of a transcript that are tried if the host has none at the first address. */
const maxOtherUrls = 4;
/** Transcript types in order of preference; types with times and speakers come first. */
const preference = [
  'application/json',
  'text/vtt',
  'application/x-subrip',
  'application/srt',
  'text/srt',
  'text/html',
  'text/plain',
];

/** A media item without the fields that come from its address. */
export type EpisodeDetails = Omit<MediaDescription, 'contentId' | 'site' | 'kind' | 'sourceUrl'>;

/** Describes an episode from its feed, with the transcripts and chapters that the feed links to. */
export async function podcastEpisode(feed: PodcastFeed, episode: FeedEpisode, access: Access): Promise<EpisodeDetails> {
  const notes = await access.read.readShowNotes({ text: episode.description, duration: episode.duration });
  const inFeed = await readChapters(episode, access);
  const chapters = inFeed.length > 0 ? inFeed : notes.chapters;
  return {
    title: episode.title,
    duration: episode.duration,
    author: feed.author || feed.title,
    channelUrl: isWebAddress(feed.link) ? feed.link : undefined,
    coverUrl: feed.coverUrl && isWebAddress(feed.coverUrl) ? feed.coverUrl : undefined,
    description: notes.text || undefined,
    publishedAt: episode.publishedAt,
    originalLanguage: languageTag(feed.language) || undefined,
    tracks: transcriptTracks(feed, episode),
    soundUrl: episode.enclosureUrl && isWebAddress(episode.enclosureUrl) ? episode.enclosureUrl : undefined,
    chapters: chapters.length > 0 ? chapters : undefined,
  };
}

const trackPrefix = 'transcript:';

/** Returns whether a track is a transcript that a feed links to. */
export const isFeedTranscript = ({ trackId }: Pick<Track, 'trackId'>): boolean => trackId.startsWith(trackPrefix);

/** Returns one track per language, in the preferred format, with the addresses of the others. */
function transcriptTracks(feed: PodcastFeed, { transcripts }: FeedEpisode): Track[] {
  const rank = (type: string) => {
    const index = preference.indexOf(type.split(';')[0]!.trim());
    return index < 0 ? preference.length : index;
  };
  const tracks = new Map<string, Track>();
  for (const { url, language: written, type } of transcripts
    .filter(({ url }) => isWebAddress(url))
    .sort((a, b) => rank(a.type) - rank(b.type))) {
    const language = languageTag(written) || languageTag(feed.language);
    const track = tracks.get(language);
    if (track) {
      track.otherUrls ??= [];
      if (track.otherUrls.length < maxOtherUrls) track.otherUrls.push(url);
    } else tracks.set(language, { trackId: trackPrefix + language, language, label: type, provenance: 'creator', url });
  }
  return [...tracks.values()];
}

/** Returns the chapters in the file that the feed links to, or in the feed itself. */
async function readChapters({ chaptersUrl, chapters }: FeedEpisode, access: Access): Promise<ChapterMark[]> {
  if (chaptersUrl && isWebAddress(chaptersUrl)) {
    try {
      const answer = await requestByHost(chaptersUrl, { reason: 'captions', maxBytes: maxChapterBytes }, access);
      const inFile = answer.status === 200 ? podcastChapters(decodeResponse(answer)) : [];
      if (inFile.length > 0) return inFile;
    } catch (error) {
      // An episode without its chapters is still useful.
      if (Failure.from(error).code === 'cancelled') throw error;
    }
  }
  return chapters;
}
