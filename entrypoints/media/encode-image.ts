import { encodeBase64 } from '../../lib/encoding/base64.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import type { EncodedImage } from '../../lib/records/encoded-image.ts';

const quality = 0.8;

/** Encodes an image as it is stored: WebP of at most this width, or JPEG where the browser can't encode WebP. */
export async function encodeImage(bitmap: Bitmap, maxWidth: number): Promise<EncodedImage> {
  const scale = Math.min(1, maxWidth / bitmap.width);
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const pixels = new ImageData(new Uint8ClampedArray(bitmap.data), bitmap.width, bitmap.height);
  const image = await createImageBitmap(pixels, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  image.close();
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // A browser without WebP encoder returns a PNG, many times as large.
  const isWebp = webp.type === 'image/webp';
  const blob = isWebp ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return {
    mimeType: isWebp ? 'image/webp' : 'image/jpeg',
    base64: encodeBase64(new Uint8Array(await blob.arrayBuffer())),
    width,
    height,
  };
}
