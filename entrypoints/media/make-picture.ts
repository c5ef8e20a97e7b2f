import { Failure } from '../../lib/contract/failure.ts';
import type { PictureImages } from '../../lib/contract/notes.ts';
import { decodeBase64 } from '../../lib/encoding/base64.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import { maxImageSide } from '../../lib/images/frame-source.ts';
import { isBlack } from '../../lib/images/is-black.ts';
import { signatureOf } from '../../lib/images/signature.ts';
import type { CurrentFrame } from '../channels/frame-message.ts';
import { decodeImage } from './decode-image.ts';
import { encodeImage } from './encode-image.ts';

/** Pixels. */
const maxThumbnailWidth = 240;

/**
 * Makes the picture of a note and its thumbnail from a frame, which is encoded again, so that no bytes of the page are stored.
 * Throws `noPictures` (`protected` for a black frame of an encrypted video) and, for a file, the failures of `openVideo`.
 */
export async function makePicture(frame: CurrentFrame): Promise<PictureImages> {
  const bitmap =
    'file' in frame ? await readFrame(frame.file, frame.time) : await decodeImage(new Blob([decodeBase64(frame.image)]));
  if ('image' in frame && frame.isProtected && isBlack(signatureOf(bitmap)))
    throw new Failure('noPictures', 'The video is encrypted, so its frames are black.', { reason: 'protected' });
  return {
    time: frame.time,
    image: await encodeImage(bitmap, maxImageSide),
    thumbnail: await encodeImage(bitmap, maxThumbnailWidth),
  };
}

async function readFrame(url: string, time: number): Promise<Bitmap> {
  // Loaded only here, because the reader of video files is large.
  const { openVideo } = await import('./open-video.ts');
  const video = await openVideo({ kind: 'file', url }, 0, new AbortController().signal);
  try {
    return await video.imageAt(time);
  } finally {
    video.close();
  }
}
