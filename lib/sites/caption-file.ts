import { Failure } from '../contract/failure.ts';
import { encodeBase64 } from '../encoding/base64.ts';
import type { CaptionBody } from '../ports/ports.ts';
import { expectOk, looksLikeHtml, requestEitherWay, textOf } from './request.ts';
import type { Access, Track } from './site.ts';

const maxBytes = 32 * 1024 * 1024;

/** The file of a track. Throws `captionsEmpty`, `captionsUnreadable` for an HTML page, or what the status means. */
export async function captionFile({ url }: Track, access: Access): Promise<CaptionBody> {
  if (!url) throw new Failure('noCaptions', 'the track has no address');
  const answer = await requestEitherWay(access, url, { reason: 'captions', maxBytes });
  expectOk(answer);
  const { bytes, contentType } = answer;
  if (bytes.length === 0) throw new Failure('captionsEmpty', 'the site answered 200 with nothing');
  if (looksLikeHtml(textOf({ ...answer, bytes: bytes.subarray(0, 4096) }))) {
    throw new Failure('captionsUnreadable', `HTML in place of captions from ${url.split('?', 1)[0]}`);
  }
  return { base64: encodeBase64(bytes), contentType };
}
