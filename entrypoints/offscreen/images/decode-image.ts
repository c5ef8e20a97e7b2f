import { Failure } from '../../../lib/contract/failure.ts';
import type { Bitmap } from '../../../lib/images/bitmap.ts';

/** Sheets of a storyboard have a tenth of this. */
const maxPixels = 40_000_000;

/** The pixels of an image. Throws `noPictures` (`broken`), `tooLarge`. */
export async function decodeImage(file: Blob): Promise<Bitmap> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) throw new Failure('noPictures', 'what came is no picture', { reason: 'broken' });
  const { width, height } = image;
  try {
    if (width * height > maxPixels) throw new Failure('tooLarge', `a picture of ${width} × ${height}`);
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  } finally {
    image.close();
  }
}
