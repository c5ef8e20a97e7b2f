import { Transformer } from '@napi-rs/image';
import type { StoryboardLevel } from '../../lib/contract/media.ts';
import type { Bitmap } from '../../lib/images/bitmap.ts';
import { decodeImage } from '../../scripts/try/decode-image.ts';
import { blank, place } from './paint.ts';

const [columns, rows] = [5, 5];
/** Of the JPEGs, from 0 to 100: sites spare bytes. */
const quality = 70;

/**
 * A storyboard of pictures of one size, as sites have them: on sheets whose frames lie anywhere in the blocks of the codec, so
 * that no two of them have the same noise.
 */
export async function drawStoryboard(
  pictures: readonly Bitmap[],
  interval: number,
): Promise<{ level: StoryboardLevel; fetchPicture(url: string): Promise<Bitmap> }> {
  const { width, height } = pictures[0]!;
  const perSheet = columns * rows;
  const sheets: Buffer[] = [];
  for (let first = 0; first < pictures.length; first += perSheet) {
    const sheet = blank(columns * width, rows * height);
    for (const [at, picture] of pictures.slice(first, first + perSheet).entries()) {
      const [x, y] = [(at % columns) / columns, Math.floor(at / columns) / rows];
      place(sheet, { x, y, width: 1 / columns, height: 1 / rows }, picture);
    }
    sheets.push(await Transformer.fromRgbaPixels(sheet.data, sheet.width, sheet.height).jpeg(quality));
  }
  return {
    level: { sheetUrl: '$M', width, height, columns, rows, interval, count: pictures.length },
    fetchPicture: (url) => decodeImage(sheets[Number(url)]!),
  };
}
