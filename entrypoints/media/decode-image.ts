import { Failure } from '../../lib/contract/failure.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';

/** Maximum pixels of an image; a storyboard's sheet has a tenth of this. */
const maxPixels = 40_000_000;

/** Decodes an image to its pixels. Throws `noPictures` (`broken`) and `tooLarge`. */
export async function decodeImage(file: Blob): Promise<Bitmap> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image)
    throw new Failure('noPictures', `The response is not an image (${file.type || 'no content type'}, ${file.size} bytes).`, {
      reason: 'broken',
    });
  const { width, height } = image;
  try {
    if (width * height > maxPixels)
      throw new Failure('tooLarge', `The image is too large: ${width} × ${height} of ${maxPixels} pixels.`);
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  } finally {
    image.close();
  }
}
