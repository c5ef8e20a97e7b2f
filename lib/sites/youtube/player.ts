import * as z from 'zod';
import { Failure } from '../../contract/failure.ts';
import type { ChapterMark } from '../../contract/media.ts';
import { descriptionChapters } from '../description-chapters.ts';
import { eachValid } from '../each-valid.ts';
import { readChapters } from './chapters.ts';
import { youtube } from './data.ts';
import { Playability, playabilityFailure } from './playability.ts';
import { Text } from './text.ts';
import { readWatchPage } from './watch-page.ts';

export interface CaptionTrack {
  languageCode: string;
  /** `asr` for automatic, `frc` for forced; none for a maker's track. */
  kind?: string;
  name: string;
  url: string;
  vssId?: string;
}

/** Duration in seconds. */
export interface Player {
  videoId: string;
  title: string;
  duration: number;
  author?: string;
  channelUrl?: string;
  coverUrl?: string;
  publishedAt?: string;
  originalLanguage?: string;
  tracks: CaptionTrack[];
  chapters: ChapterMark[];
}

const Track = z.object({
  baseUrl: z.string(),
  name: Text.catch(''),
  languageCode: z.string().max(35),
  kind: z.string().optional(),
  vssId: z.string().max(200).optional(),
});

const AudioTrack = z.object({
  audioTrackId: z.string().optional(),
  captionTrackIndices: z.array(z.int()).catch([]),
  defaultCaptionTrackIndex: z.int().optional(),
});

const PlayerResponse = z.object({
  playabilityStatus: Playability.optional().catch(undefined),
  videoDetails: z
    .object({
      videoId: z.string(),
      title: z.string().catch(''),
      lengthSeconds: z.coerce.number().nonnegative().catch(0),
      channelId: z.string().optional().catch(undefined),
      author: z.string().optional().catch(undefined),
      shortDescription: z.string().catch(''),
      thumbnail: z
        .object({ thumbnails: z.array(z.object({ url: z.string() })) })
        .optional()
        .catch(undefined),
      isLive: z.boolean().catch(false),
      isUpcoming: z.boolean().catch(false),
      isPostLiveDvr: z.boolean().catch(false),
    })
    .optional()
    .catch(undefined),
  microformat: z
    .object({
      playerMicroformatRenderer: z.object({ publishDate: z.string().optional(), ownerProfileUrl: z.string().optional() }),
    })
    .optional()
    .catch(undefined),
  captions: z
    .object({
      playerCaptionsTracklistRenderer: z.object({
        captionTracks: z.array(z.unknown()).max(1000).catch([]),
        audioTracks: z.unknown().optional(),
        defaultAudioTrackIndex: z.int().catch(0),
      }),
    })
    .optional()
    .catch(undefined),
});
type PlayerResponse = z.infer<typeof PlayerResponse>;

/**
 * What YouTube's player knows of a video, from its own answers or from the watch page. Throws why the video can't be
 * read: `loginRequired`, `ageRestricted`, `botCheck`, `mediaUnavailable`, `notYetAired`, `consentRequired`, `rateLimited`, `noMedia`.
 */
export function readPlayer(source: { playerResponse?: unknown; nextResponse?: unknown; html?: string }): Player {
  const { playerResponse, nextResponse } =
    source.playerResponse === undefined && source.html !== undefined ? readWatchPage(source.html) : source;
  const parsed = PlayerResponse.safeParse(playerResponse);
  if (!parsed.success) throw new Failure('noMedia', 'no player response');
  const { playabilityStatus, videoDetails: details, microformat } = parsed.data;

  const failure = playabilityStatus && playabilityFailure(playabilityStatus);
  if (failure) throw failure;
  if (!details) throw new Failure('noMedia', 'the player response describes no video');
  const { tracks, originalLanguage } = readTracks(parsed.data);
  if (details.isUpcoming || details.isLive || (details.isPostLiveDvr && tracks.length === 0)) {
    throw new Failure('notYetAired', details.isUpcoming ? 'upcoming' : 'live');
  }

  const chapters = readChapters(source.nextResponse === undefined ? nextResponse : source.nextResponse, details.videoId);
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
    publishedAt: microformat?.playerMicroformatRenderer.publishDate,
    originalLanguage,
    tracks,
    chapters: chapters.length > 0 ? chapters : descriptionChapters(details.shortDescription, details.lengthSeconds),
  };
}

function readTracks({ captions }: PlayerResponse): { tracks: CaptionTrack[]; originalLanguage?: string } {
  const list = captions?.playerCaptionsTracklistRenderer;
  if (!list) return { tracks: [] };
  // Audio tracks name their caption tracks by place, so broken ones keep theirs until the end.
  const places = list.captionTracks.map(toTrack);
  const tracks = places.filter((track) => track !== undefined);

  const audios = eachValid(AudioTrack, list.audioTracks);
  // Ids end in .4 for the original voice, .3 and .10 for dubs.
  const audio =
    audios.find(({ audioTrackId }) => audioTrackId?.endsWith('.4')) ?? audios[list.defaultAudioTrackIndex] ?? audios[0];
  const spoken = audio?.captionTrackIndices.map((place) => places[place]).find((track) => track?.kind === 'asr');
  const shown = places[audio?.defaultCaptionTrackIndex ?? -1];
  const automatic = spoken ?? tracks.find(({ kind }) => kind === 'asr');
  return { tracks, originalLanguage: (automatic ?? shown ?? (tracks.length === 1 ? tracks[0] : undefined))?.languageCode };
}

function toTrack(raw: unknown): CaptionTrack | undefined {
  const parsed = Track.safeParse(raw);
  if (!parsed.success) return undefined;
  const { baseUrl, ...track } = parsed.data;
  if (!URL.canParse(baseUrl, youtube.origin)) return undefined;
  const url = new URL(baseUrl, youtube.origin);
  const trusted = url.protocol === 'https:' && youtube.captionHosts.includes(url.host);
  return trusted ? { ...track, url: url.href } : undefined;
}
