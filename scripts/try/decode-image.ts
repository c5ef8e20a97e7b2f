import { Transformer } from '@napi-rs/image';
import { Failure } from '../../lib/contract/failure.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';

/** Maximum number of pixels, because of the memory they need. */
const maxPixels = 40_000_000;

/** Decodes a PNG, JPEG or WebP image. Throws `invalid` for anything else, and `tooLarge`. */
export async function decodeImage(file: Uint8Array): Promise<Bitmap> {
  try {
    const picture = new Transformer(file);
    const { width, height } = await picture.metadata();
    if (width * height > maxPixels) throw new Failure('tooLarge', `The picture is too large: ${width} × ${height}.`);
    return withAlpha(await picture.rawPixels(), width, height);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('invalid', `The file is not a picture: ${(error as Error).message}`);
  }
}

/** Pixels have as many channels, of one byte or two, as the file. */
function withAlpha(pixels: Uint8Array, width: number, height: number): Bitmap {
  const perPixel = pixels.length / (width * height);
  if (!layouts[perPixel]) throw new Failure('invalid', `The file is not a picture: ${perPixel} bytes a pixel.`);
  const places = layouts[perPixel];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++)
    for (const [channel, place] of places.entries()) data[at * 4 + channel] = pixels[at * perPixel + place]!;
  return { width, height, data };
}

/**
 * Offsets of red, green and blue, by bytes per pixel; of two-byte values the high byte, which little-endian machines
 * store last.
 */
const layouts: Record<number, readonly number[]> = {
  1: [0, 0, 0],
  2: [0, 0, 0],
  3: [0, 1, 2],
  4: [0, 1, 2],
  6: [1, 3, 5],
  8: [1, 3, 5],
};
