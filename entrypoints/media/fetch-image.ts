import { Failure } from '../../lib/contract/failure.ts';
import { readBody } from '../../lib/http/read-body.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import { isExpired } from '../../lib/images/is-expired.ts';
import { requestTimeoutMs, sendRequest } from '../gateway/send-request.ts';
import { decodeImage } from './decode-image.ts';
import { explainUnreachable } from './explain-unreachable.ts';

/** Maximum bytes of an image; a storyboard's sheet has a tenth of this. */
const maxBytes = 10 * 2 ** 20;

/** Fetches an image. Throws `noPictures` (`expired`, `broken`), `siteFailed`, `tooLarge`, `timeout`, `offline` and `noPermission`. */
export async function fetchImage(url: string, signal: AbortSignal): Promise<Bitmap> {
  const { hostname, protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Failure('noPictures', `${url} was not read: ${protocol} is not http or https.`, { reason: 'format' });
  const limits = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
  try {
    const response = await sendRequest(url, 'image', { cache: 'no-store', signal: limits });
    if (isExpired(response.status))
      throw new Failure('noPictures', `${hostname} answered with status ${response.status}. Reload the page.`, {
        reason: 'expired',
      });
    if (!response.ok)
      throw new Failure('siteFailed', `${hostname} answered with status ${response.status}.`, { status: response.status });
    return await decodeImage(new Blob([await readBody(response, maxBytes)]));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Failure) throw error;
    limits.throwIfAborted();
    throw error instanceof TypeError ? await explainUnreachable(url, limits) : Failure.from(error);
  }
}
