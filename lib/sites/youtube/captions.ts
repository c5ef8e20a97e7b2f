import { Failure } from '../../contract/failure.ts';
import { encodeBase64 } from '../../encoding/base64.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import type { FetchedResponse } from '../../ports/fetch.ts';
import { decodeDeclared } from '../../subtitles/encoding.ts';
import { maxCaptionBytes } from '../../subtitles/max-caption-bytes.ts';
import { expectOk, looksLikeHtml, request } from '../request.ts';
import type { Access } from '../site.ts';
import { youtube } from './data.ts';
import { detectWallPage } from './watch-page.ts';

/** Returns the address of a track in a format with word times, if it has them. */
export function captionsUrl(trackUrl: string, extra: Record<string, string> = {}): string {
  const url = new URL(trackUrl);
  url.searchParams.delete('xosf'); // adds junk for positioning
  url.searchParams.delete('tlang'); // a translation into the track's own language damages the text
  url.searchParams.set('fmt', 'json3');
  for (const [name, value] of Object.entries(extra)) url.searchParams.set(name, value);
  return url.href;
}

/** Whether a request for this track without a token returns an empty body. */
export const isGated = (trackUrl: string): boolean => {
  const flags = (new URL(trackUrl).searchParams.get('exp') ?? '').split(',');
  return flags.some((flag) => youtube.gateFlags.includes(flag));
};

/**
 * Fetches captions. Throws `captionsEmpty` (gated), `captionsForeign` (redirected to another video), `captionsUnreadable`,
 * `consentRequired`, `rateLimited` or the failure of the HTTP status.
 */
export const fetchCaptions = async (url: string, videoId: string, access: Access): Promise<CaptionBody> =>
  readResponse(await request(url, { reason: 'captions', maxBytes: maxCaptionBytes }, access), videoId);

function readResponse(response: FetchedResponse, videoId: string): CaptionBody {
  expectOk(response);
  const { bytes, contentType, url } = response;
  const owner = URL.canParse(url) ? new URL(url).searchParams.get('v') : null;
  if (owner !== null && owner !== videoId) throw new Failure('captionsForeign', `The response belongs to ${owner}.`);
  if (bytes.length === 0) throw new Failure('captionsEmpty', 'The response is empty.', { gated: true });
  if (looksLikeHtml(decodeDeclared(bytes.subarray(0, 4096), contentType))) {
    const html = decodeDeclared(bytes.subarray(0, 1_000_000), contentType);
    throw (
      detectWallPage(html) ??
      new Failure('captionsUnreadable', `${url.split('?', 1)[0]} answered with HTML in place of captions.`)
    );
  }
  return { base64: encodeBase64(bytes), contentType };
}
