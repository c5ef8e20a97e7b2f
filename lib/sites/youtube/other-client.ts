import { Failure } from '../../contract/failure.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import { languageTag } from '../language.ts';
import { decodeResponse, expectOk, parseJson, requestByPage } from '../request.ts';
import type { Access, Track } from '../site.ts';
import { captionsUrl, fetchCaptions, isGated } from './captions.ts';
import { youtube } from './data.ts';
import { readPlayer } from './player.ts';

/** Fetches captions by the address that another YouTube client receives, which often has no gate; undefined without a page. */
export async function fetchAsOtherClient(
  { videoId, track }: { videoId: string; track: Track },
  access: Access,
): Promise<CaptionBody | undefined> {
  if (!access.page) return undefined;
  const post = JSON.stringify({ context: { client: { ...youtube.otherClient, hl: track.language } }, videoId });
  const options = { reason: 'captions', maxBytes: youtube.maxPageBytes, post } as const;
  const answer = await requestByPage(access.page, youtube.playerEndpoint, options, access.signal);
  expectOk(answer);
  const player = readPlayer({ playerResponse: parseJson(decodeResponse(answer)) });
  if (player.videoId !== videoId) throw new Failure('captionsForeign', `The player answered for ${player.videoId}.`);
  const sameTrack = player.tracks.find(
    ({ languageCode, kind }) =>
      (languageTag(languageCode) || languageCode) === track.language && (kind === 'asr') === (track.provenance === 'automatic'),
  );
  return sameTrack && !isGated(sameTrack.url) ? fetchCaptions(captionsUrl(sameTrack.url), videoId, access) : undefined;
}
