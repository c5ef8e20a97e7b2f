import { Failure } from '../../contract/failure.ts';
import { encodeBase64 } from '../../encoding/base64.ts';
import type { CaptionBody, FetchedResponse } from '../../ports/ports.ts';
import { decodeDeclared } from '../../subtitles/encoding.ts';
import { expectOk, looksLikeHtml, request } from '../request.ts';
import type { Access } from '../site.ts';
import { youtube } from './data.ts';
import { wall } from './watch-page.ts';

/** The address that gives a track's words with the times of single words, where it has them. */
export function captionsUrl(trackUrl: string, extra: Record<string, string> = {}): string {
  const url = new URL(trackUrl);
  url.searchParams.delete('xosf'); // adds junk for positioning
  url.searchParams.delete('tlang'); // a translation into the track's own language damages the text
  url.searchParams.set('fmt', 'json3');
  for (const [name, value] of Object.entries(extra)) url.searchParams.set(name, value);
  return url.href;
}

/** Whether a bare request for this track comes back empty. */
export const isGated = (trackUrl: string): boolean => {
  const flags = (new URL(trackUrl).searchParams.get('exp') ?? '').split(',');
  return flags.some((flag) => youtube.gateFlags.includes(flag));
};

/** Throws `captionsEmpty` (gated), `captionsForeign` (redirected to another video's), `captionsUnreadable`, `consentRequired`, `rateLimited` or what the status means. */
export const fetchCaptions = async (url: string, videoId: string, access: Access): Promise<CaptionBody> =>
  readAnswer(await request(access, url, { reason: 'captions', maxBytes: youtube.maxCaptionBytes }), videoId);

function readAnswer(answer: FetchedResponse, videoId: string): CaptionBody {
  expectOk(answer);
  const { bytes, contentType, url } = answer;
  const owner = URL.canParse(url) ? new URL(url).searchParams.get('v') : null;
  if (owner !== null && owner !== videoId) throw new Failure('captionsForeign', `the answer belongs to ${owner}`);
  if (bytes.length === 0) throw new Failure('captionsEmpty', 'the site answered 200 with nothing', { gated: true });
  if (looksLikeHtml(decodeDeclared(bytes.subarray(0, 4096), contentType))) {
    const html = decodeDeclared(bytes.subarray(0, 1_000_000), contentType);
    throw wall(html) ?? new Failure('captionsUnreadable', `HTML in place of captions from ${url.split('?', 1)[0]}`);
  }
  return { base64: encodeBase64(bytes), contentType };
}
