import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { languageFit, languageTag } from '../language.ts';
import { decodeResponse, expectOk, request } from '../request.ts';
import type { Access, MediaDescription, Site, Track } from '../site.ts';
import { isVideoId, youtubeAddress } from './address.ts';
import { fetchByStrategies } from './caption-strategies.ts';
import { youtube as data } from './data.ts';
import { readPlayer, type YoutubeCaptionTrack, type YoutubePlayerData } from './player.ts';

/** Response of the main world to `player`. */
const PagePlayer = z.object({
  playerResponse: z.looseObject({ videoDetails: z.optional(z.looseObject({ videoId: z.string() })) }),
  nextResponse: z.optional(z.unknown()),
});

export const youtube: Site = {
  name: 'youtube',
  detect: youtubeAddress,

  async resolve(url, access) {
    const address = youtubeAddress(url);
    if (!address || address.kind === 'playlist' || address.kind === 'channel') {
      throw new Failure('noMedia', 'The address is that of a list of videos.');
    }
    // A clip or a channel's live stream names its video only on its page.
    const requestedId = isVideoId(address.id) ? address.id : undefined;
    const player =
      (requestedId && (await readPagePlayer(requestedId, access))) ||
      (await fetchWatchPagePlayer(address.canonicalUrl, requestedId, access));
    const video = requestedId ? address : youtubeAddress(new URL(`${data.origin}/watch?v=${player.videoId}`));
    if (!video) throw new Failure('siteFailed', 'The page names no video.');
    return toMediaDescription({ ...player, chapters: await chaptersOf(player, access) }, video);
  },

  captions(mediaItem, track, access) {
    if (!track.url) throw new Failure('noCaptions', 'The track has no address.');
    const videoId = mediaItem.contentId.slice('youtube:'.length);
    const sameLanguageTracks = mediaItem.tracks.filter(({ language }) => languageFit(language, track.language) !== 'none');
    const captionRequest = {
      videoId,
      duration: mediaItem.duration,
      track: { ...track, url: track.url },
      isOnlyLanguage: sameLanguageTracks.length === mediaItem.tracks.length,
      isShownForLanguage:
        track.provenance === 'creator' || sameLanguageTracks.every(({ provenance }) => provenance !== 'creator'),
    };
    return fetchByStrategies(captionRequest, access);
  },
};

/** Matches what may be a time, which most descriptions lack: the reader of chapters is outside the worker, and takes time to start. */
const anyTime = /\p{Nd}\s?(?:[:：]|h|m|['’分분時时])/iu;

/** Returns the chapters of a video, from its description where the player has none. */
async function chaptersOf({ chapters, description: text = '', duration }: YoutubePlayerData, { read }: Access) {
  return chapters.length > 0 || !anyTime.test(text) ? chapters : read.readDescriptionChapters({ text, duration });
}

/** Reads the player of the open page; undefined if it has not loaded yet. */
async function readPagePlayer(requestedId: string, access: Access): Promise<YoutubePlayerData | undefined> {
  const answer = PagePlayer.safeParse(await access.page?.player({ contentId: `youtube:${requestedId}` }));
  if (!answer.success) return undefined;
  const playing = answer.data.playerResponse.videoDetails?.videoId;
  if (playing !== undefined && playing !== requestedId)
    throw new Failure('pageGone', `The page now plays ${playing}, not ${requestedId}.`);
  return readPlayer(answer.data);
}

async function fetchWatchPagePlayer(
  pageUrl: string,
  requestedId: string | undefined,
  access: Access,
): Promise<YoutubePlayerData> {
  const answer = await request(pageUrl, { reason: 'page', maxBytes: data.maxPageBytes }, access);
  if (URL.canParse(answer.url) && new URL(answer.url).host === data.consentHost) {
    throw new Failure('consentRequired', 'YouTube asks for consent to cookies.');
  }
  expectOk(answer);
  const player = readPlayer({ html: decodeResponse(answer) });
  // YouTube returns another video to clients that it distrusts.
  if (requestedId && player.videoId !== requestedId)
    throw new Failure('botCheck', `The page describes ${player.videoId}, not ${requestedId}.`);
  return player;
}

const toMediaDescription = (
  { videoId: _, tracks, originalLanguage, chapters, heatmap, storyboard, ...known }: YoutubePlayerData,
  address: NonNullable<ReturnType<Site['detect']>>,
): MediaDescription => ({
  ...known,
  ...identityOf(address),
  originalLanguage: originalLanguage && languageTag(originalLanguage),
  tracks: toTracks(tracks),
  chapters: undefinedIfEmpty(chapters),
  heatmap: undefinedIfEmpty(heatmap),
  storyboard: undefinedIfEmpty(storyboard),
});

const undefinedIfEmpty = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

function toTracks(captionTracks: YoutubeCaptionTrack[]): Track[] {
  const usedIds = new Set<string>();
  const tracks: Track[] = [];
  for (const { languageCode, kind, name, url, vssId } of captionTracks) {
    if (kind === 'frc') continue; // only what the picture says in another language
    const baseId = vssId || `${kind === 'asr' ? 'a' : ''}.${languageCode}`;
    const trackId = usedIds.has(baseId) ? `${baseId}#${tracks.length}` : baseId;
    usedIds.add(trackId);
    tracks.push({
      trackId,
      language: languageTag(languageCode) || languageCode,
      label: name,
      provenance: kind === 'asr' ? 'automatic' : 'creator',
      url,
    });
  }
  return tracks;
}
