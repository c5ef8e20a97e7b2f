import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { ChapterMark, ReplayedPart, StoryboardLevel } from '../../contract/media.ts';
import { eachValid } from '../each-valid.ts';
import { ifValid } from '../if-valid.ts';
import { readChapters } from './chapters.ts';
import { youtube } from './data.ts';
import { readHeatmap } from './heatmap.ts';
import { Playability, playabilityFailure } from './playability.ts';
import { readStoryboard } from './storyboard.ts';
import { YoutubeText } from './text.ts';
import { readWatchPage } from './watch-page.ts';

/** A caption track as YouTube's player lists it. */
export interface YoutubeCaptionTrack {
  languageCode: string;
  /** `asr` for automatic, `frc` for forced; undefined for a creator's track. */
  kind?: string;
  name: string;
  url: string;
  vssId?: string;
}

/** Metadata, caption tracks and chapters of a video that YouTube's page and player contain. Duration in seconds. */
export interface YoutubePlayerData {
  videoId: string;
  title: string;
  duration: number;
  author?: string;
  channelUrl?: string;
  coverUrl?: string;
  description?: string;
  publishedAt?: string;
  originalLanguage?: string;
  tracks: YoutubeCaptionTrack[];
  chapters: ChapterMark[];
  heatmap: ReplayedPart[];
  storyboard: StoryboardLevel[];
}

const Track = z.object({
  baseUrl: z.string(),
  name: z.catch(YoutubeText, ''),
  languageCode: z.string().check(z.maxLength(35)),
  kind: z.optional(z.string()),
  vssId: z.optional(z.string().check(z.maxLength(200))),
});

const AudioTrack = z.object({
  audioTrackId: z.optional(z.string()),
  captionTrackIndices: z.catch(z.array(z.int()), []),
  defaultCaptionTrackIndex: z.optional(z.int()),
});

const PlayerResponse = z.object({
  playabilityStatus: ifValid(Playability),
  videoDetails: ifValid(
    z.object({
      videoId: z.string(),
      title: z.catch(z.string(), ''),
      lengthSeconds: z.catch(z.coerce.number().check(z.nonnegative()), 0),
      channelId: ifValid(z.string()),
      author: ifValid(z.string()),
      shortDescription: z.catch(z.string(), ''),
      thumbnail: ifValid(z.object({ thumbnails: z.array(z.object({ url: z.string() })) })),
      isLive: z.catch(z.boolean(), false),
      isUpcoming: z.catch(z.boolean(), false),
      isPostLiveDvr: z.catch(z.boolean(), false),
    }),
  ),
  microformat: ifValid(
    z.object({
      playerMicroformatRenderer: z.object({ publishDate: z.optional(z.string()), ownerProfileUrl: z.optional(z.string()) }),
    }),
  ),
  storyboards: ifValid(z.object({ playerStoryboardSpecRenderer: z.object({ spec: z.string() }) })),
  captions: ifValid(
    z.object({
      playerCaptionsTracklistRenderer: z.object({
        captionTracks: z.catch(z.array(z.unknown()).check(z.maxLength(1000)), []),
        audioTracks: z.optional(z.unknown()),
        defaultAudioTrackIndex: z.catch(z.int(), 0),
      }),
    }),
  ),
});
type PlayerResponse = z.infer<typeof PlayerResponse>;

/**
 * Reads a video's data from the player's responses or from the watch page. Throws the reason why it can't be read:
 * `loginRequired`, `ageRestricted`, `botCheck`, `mediaUnavailable`, `notYetAired`, `consentRequired`, `rateLimited`, `noMedia`.
 */
export function readPlayer(source: { playerResponse?: unknown; nextResponse?: unknown; html?: string }): YoutubePlayerData {
  const { playerResponse, nextResponse } =
    source.playerResponse === undefined && source.html !== undefined ? readWatchPage(source.html) : source;
  const parsed = PlayerResponse.safeParse(playerResponse);
  if (!parsed.success) throw new Failure('noMedia', 'The page has no player response.');
  const { playabilityStatus, videoDetails: details, microformat, storyboards } = parsed.data;

  const failure = playabilityStatus && playabilityFailure(playabilityStatus);
  if (failure) throw withTitle(failure, details);
  if (!details) throw new Failure('noMedia', 'The player response describes no video.');
  const { tracks, originalLanguage } = readTracks(parsed.data);
  if (details.isUpcoming || details.isLive || (details.isPostLiveDvr && tracks.length === 0)) {
    const { isUpcoming = false } = details;
    const message = isUpcoming ? 'The video has not started.' : 'The video is live.';
    throw withTitle(new Failure('notYetAired', message, { isUpcoming }), details);
  }

  const surroundings = source.nextResponse === undefined ? nextResponse : source.nextResponse;
  const mediaItem = { videoId: details.videoId, duration: details.lengthSeconds };
  const channelUrl = details.channelId
    ? `${youtube.origin}/channel/${details.channelId}`
    : microformat?.playerMicroformatRenderer.ownerProfileUrl;
  return {
    videoId: details.videoId,
    title: details.title,
    duration: details.lengthSeconds,
    author: details.author,
    channelUrl,
    coverUrl: details.thumbnail?.thumbnails.at(-1)?.url,
    description: details.shortDescription || undefined,
    publishedAt: microformat?.playerMicroformatRenderer.publishDate,
    originalLanguage,
    tracks,
    chapters: readChapters(surroundings, details.videoId),
    heatmap: readHeatmap(surroundings, mediaItem),
    storyboard: readStoryboard(storyboards?.playerStoryboardSpecRenderer.spec, mediaItem),
  };
}

/** Adds the video's title to the reason why it can't be read, because no media item is stored that has it. */
const withTitle = ({ code, message, details }: Failure, { title }: { title?: string } = {}): Failure =>
  new Failure(code, message, title ? { ...details, title } : details);

function readTracks({ captions }: PlayerResponse): { tracks: YoutubeCaptionTrack[]; originalLanguage?: string } {
  const list = captions?.playerCaptionsTracklistRenderer;
  if (!list) return { tracks: [] };
  // Audio tracks refer to caption tracks by index, so invalid tracks keep their place until the end.
  const tracksByIndex = list.captionTracks.map(toTrack);
  const tracks = tracksByIndex.filter((track) => track !== undefined);

  const audios = eachValid(AudioTrack, list.audioTracks);
  // Ids end in .4 for the original audio, in .3 and .10 for dubs.
  const audio =
    audios.find(({ audioTrackId }) => audioTrackId?.endsWith('.4')) ?? audios[list.defaultAudioTrackIndex] ?? audios[0];
  const spoken = audio?.captionTrackIndices.map((index) => tracksByIndex[index]).find((track) => track?.kind === 'asr');
  const shown = tracksByIndex[audio?.defaultCaptionTrackIndex ?? -1];
  const automatic = spoken ?? tracks.find(({ kind }) => kind === 'asr');
  return { tracks, originalLanguage: (automatic ?? shown ?? (tracks.length === 1 ? tracks[0] : undefined))?.languageCode };
}

function toTrack(raw: unknown): YoutubeCaptionTrack | undefined {
  const parsed = Track.safeParse(raw);
  if (!parsed.success) return undefined;
  const { baseUrl, ...track } = parsed.data;
  if (!URL.canParse(baseUrl, youtube.origin)) return undefined;
  const url = new URL(baseUrl, youtube.origin);
  const trusted = url.protocol === 'https:' && youtube.captionHosts.includes(url.host);
  return trusted ? { ...track, url: url.href } : undefined;
}
