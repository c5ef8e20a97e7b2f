import { Failure } from '../../../lib/contract/failure.ts';
import type { Bitmap } from '../../../lib/images/bitmap.ts';
import { requestTimeoutMs, sendRequest } from '../../gateway/send-request.ts';
import { explainUnreachable } from '../audio/explain-unreachable.ts';
import { decodeImage } from './decode-image.ts';

/** Maximum bytes of an image; a storyboard's sheet has a tenth of this. */
const maxBytes = 10 * 2 ** 20;
/** Statuses of expired signed addresses. */
const goneStatus = new Set([401, 403, 404, 410]);

/** Fetches an image. Throws `noPictures` (`expired`, `broken`), `siteFailed`, `tooLarge`, `timeout`, `offline` and `noPermission`. */
export async function fetchImage(url: string, signal: AbortSignal): Promise<Bitmap> {
  const { hostname, protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new Failure('noPictures', `${url} was not read: ${protocol} is not http or https.`, { reason: 'format' });
  const limits = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
  try {
    const response = await sendRequest(url, 'image', { cache: 'no-store', signal: limits });
    if (goneStatus.has(response.status))
      throw new Failure('noPictures', `${hostname} answered with status ${response.status}. Reload the page.`, {
        reason: 'expired',
      });
    if (!response.ok)
      throw new Failure('siteFailed', `${hostname} answered with status ${response.status}.`, { status: response.status });
    return await decodeImage(await bodyOf(response));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Failure) throw error;
    limits.throwIfAborted();
    throw error instanceof TypeError ? await explainUnreachable(url, limits) : Failure.from(error);
  }
}

async function bodyOf(response: Response): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new Failure('tooLarge', `The image is too large: more than ${maxBytes} bytes.`);
    }
    parts.push(next.value as Uint8Array<ArrayBuffer>);
  }
  return new Blob(parts);
}
