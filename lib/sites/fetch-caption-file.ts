import { Failure } from '../contract/failure.ts';
import { encodeBase64 } from '../encoding/base64.ts';
import type { CaptionFile } from '../ports/caption-body.ts';
import { maxCaptionBytes } from '../subtitles/max-caption-bytes.ts';
import { decodeResponse, expectOk, looksLikeHtml, requestByPageOrHost } from './request.ts';
import type { Access, Track } from './site.ts';

/**
 * Fetches the file of a track. Throws `captionsEmpty`, `captionsUnreadable` for an HTML page, which only the transcript of a podcast
 * may be, or the failure of the HTTP status.
 */
export async function fetchCaptionFile(
  { url }: Pick<Track, 'url'>,
  access: Access,
  kind: Pick<CaptionFile, 'isPodcast'> = {},
): Promise<CaptionFile> {
  if (!url) throw new Failure('noCaptions', 'The track has no address.');
  const response = await requestByPageOrHost(url, { reason: 'captions', maxBytes: maxCaptionBytes }, access);
  expectOk(response);
  const { bytes, contentType } = response;
  if (bytes.length === 0) throw new Failure('captionsEmpty', 'The site returned an empty caption file.');
  if (!kind.isPodcast && looksLikeHtml(decodeResponse({ ...response, bytes: bytes.subarray(0, 4096) }))) {
    throw new Failure('captionsUnreadable', `${url.split('?', 1)[0]} answered with HTML in place of captions.`);
  }
  return { base64: encodeBase64(bytes), contentType, ...kind };
}
