import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { languageFit, languageTag } from '../language.ts';
import { expectOk, request, textOf } from '../request.ts';
import type { Access, Medium, Site, Track } from '../site.ts';
import { isVideoId, youtubeAddress } from './address.ts';
import { climb } from './caption-ladder.ts';
import { youtube as data } from './data.ts';
import { type CaptionTrack, type Player, readPlayer } from './player.ts';

/** What the page's own world answers to `player`. */
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
      throw new Failure('noMedia', 'a list of videos, not one');
    }
    // A clip and a channel's live stream tell their video only on their page.
    const wanted = isVideoId(address.id) ? address.id : undefined;
    const player =
      (wanted && (await playerOfPage(wanted, access))) || (await playerOfWatchPage(address.canonicalUrl, wanted, access));
    const video = wanted ? address : youtubeAddress(new URL(`${data.origin}/watch?v=${player.videoId}`));
    if (!video) throw new Failure('siteFailed', 'the page names no video');
    return toMedium(player, video);
  },

  captions(medium, track, access) {
    if (!track.url) throw new Failure('noCaptions', 'the track has no address');
    const videoId = medium.contentId.slice('youtube:'.length);
    const ofLanguage = medium.tracks.filter(({ language }) => languageFit(language, track.language) !== 'none');
    const question = {
      videoId,
      duration: medium.duration,
      track: { ...track, url: track.url },
      isOnlyLanguage: ofLanguage.length === medium.tracks.length,
      isShownForLanguage: track.provenance === 'creator' || ofLanguage.every(({ provenance }) => provenance !== 'creator'),
    };
    return climb(question, access);
  },
};

/** The player of the open page; undefined when it has not loaded yet. */
async function playerOfPage(wanted: string, access: Access): Promise<Player | undefined> {
  const answer = PagePlayer.safeParse(await access.page?.player({ contentId: `youtube:${wanted}` }));
  if (!answer.success) return undefined;
  const playing = answer.data.playerResponse.videoDetails?.videoId;
  if (playing !== undefined && playing !== wanted) throw new Failure('pageGone', `the page now plays ${playing}, not ${wanted}`);
  return readPlayer(answer.data);
}

async function playerOfWatchPage(pageUrl: string, wanted: string | undefined, access: Access): Promise<Player> {
  const answer = await request(access, pageUrl, { reason: 'page', maxBytes: data.maxPageBytes });
  if (URL.canParse(answer.url) && new URL(answer.url).host === data.consentHost) {
    throw new Failure('consentRequired', 'YouTube asks for consent to cookies first');
  }
  expectOk(answer);
  const player = readPlayer({ html: textOf(answer) });
  // Another video than the one asked for is how YouTube turns away clients it distrusts.
  if (wanted && player.videoId !== wanted) throw new Failure('botCheck', `the page describes ${player.videoId}, not ${wanted}`);
  return player;
}

const toMedium = (
  { videoId: _, tracks, originalLanguage, chapters, heatmap, storyboard, ...known }: Player,
  address: NonNullable<ReturnType<Site['detect']>>,
): Medium => ({
  ...known,
  ...identityOf(address),
  originalLanguage: originalLanguage && languageTag(originalLanguage),
  tracks: toTracks(tracks),
  chapters: orNone(chapters),
  heatmap: orNone(heatmap),
  storyboard: orNone(storyboard),
});

const orNone = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

function toTracks(captionTracks: CaptionTrack[]): Track[] {
  const taken = new Set<string>();
  const tracks: Track[] = [];
  for (const { languageCode, kind, name, url, vssId } of captionTracks) {
    if (kind === 'frc') continue; // only what the picture says in another language
    const plain = vssId || `${kind === 'asr' ? 'a' : ''}.${languageCode}`;
    const trackId = taken.has(plain) ? `${plain}#${tracks.length}` : plain;
    taken.add(trackId);
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
