import type { StoryboardLevel } from '../../lib/contract/media.ts';

/** A part of a sheet of frames, in pixels of the sheet. */
export interface Frame {
  imageUrl: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The last frame that was taken at or before a time in seconds. */
export function frameAt({ sheetUrl, width, height, columns, rows, interval, count }: StoryboardLevel, time: number): Frame {
  const place = Math.min(count - 1, Math.max(0, Math.floor(time / interval)));
  const onSheet = place % (columns * rows);
  return {
    imageUrl: sheetUrl.replace('$M', String(Math.floor(place / (columns * rows)))),
    x: (onSheet % columns) * width,
    y: Math.floor(onSheet / columns) * height,
    width,
    height,
  };
}

/** The smallest frames that are at least so high, or the largest. `levels` begin with the smallest. */
export const levelFor = (levels: StoryboardLevel[], height: number): StoryboardLevel | undefined =>
  levels.find((level) => level.height >= height) ?? levels.at(-1);
