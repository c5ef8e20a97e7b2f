import { Failure } from '../contract/failure.ts';
import type { StoryboardLevel } from '../contract/media.ts';
import type { Bitmap } from './bitmap.ts';
import type { FrameSource } from './frame-source.ts';
import { signatureOf } from './signature.ts';

/** Position of a frame of a storyboard: its time in seconds, the address of its sheet, and its pixels on it. */
export interface StoryboardFrame {
  time: number;
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Maximum number of frames. */
const maxFrames = 20_000;

/**
 * Returns the frames of a storyboard in order of time (seconds), each with the sheet that contains it and its position there in
 * pixels.
 */
export function storyboardFrames({
  sheetUrl,
  width,
  height,
  columns,
  rows,
  interval,
  count,
}: StoryboardLevel): StoryboardFrame[] {
  return Array.from({ length: Math.min(count, maxFrames) }, (_, index) => {
    const place = index % (columns * rows);
    return {
      time: index * interval,
      url: sheetUrl.replaceAll('$M', String(Math.floor(index / (columns * rows)))),
      x: (place % columns) * width,
      y: Math.floor(place / columns) * height,
      width,
      height,
    };
  });
}

/**
 * Reads the finest level of a storyboard as a frame source, sheet after sheet; the latest sheet is cached. `fetchImage`
 * throws `noPictures` if an address is no longer valid.
 */
export function storyboardSource(
  levels: readonly StoryboardLevel[],
  fetchImage: (url: string) => Promise<Bitmap>,
  duration: number,
): FrameSource {
  const finest = levels.toSorted((a, b) => b.width - a.width)[0];
  const all = finest ? storyboardFrames(finest) : [];
  if (!finest || all.length === 0) throw new Failure('noPictures', 'The storyboard has no frames.', { reason: 'empty' });
  let held: { url: string; sheet: Bitmap } | undefined;

  async function frameImageOf(frame: StoryboardFrame): Promise<Bitmap | undefined> {
    if (held?.url !== frame.url) held = { url: frame.url, sheet: await fetchImage(frame.url) };
    return cutOut(held.sheet, frame);
  }

  return {
    duration: duration || all.at(-1)!.time + finest.interval,
    async *frames(from) {
      for (const frame of all) {
        if (frame.time < from) continue;
        const image = await frameImageOf(frame);
        // The last sheet ends with its last used row.
        if (image) yield { time: frame.time, signature: signatureOf(image) };
      }
    },
    async imageAt(time) {
      const frame = all[Math.min(all.length - 1, Math.max(0, Math.floor(time / finest.interval + 0.001)))]!;
      const image = await frameImageOf(frame);
      if (!image) throw new Failure('noPictures', `The storyboard has no frame at ${time} s.`, { reason: 'broken' });
      return image;
    },
    close: () => undefined,
  };
}

/** Cuts a frame out of a sheet; undefined if the sheet is too small. */
function cutOut(sheet: Bitmap, { x, y, width, height }: StoryboardFrame): Bitmap | undefined {
  if (x + width > sheet.width || y + height > sheet.height) return undefined;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const start = ((y + row) * sheet.width + x) * 4;
    data.set(sheet.data.subarray(start, start + width * 4), row * width * 4);
  }
  return { width, height, data };
}
