import type { StoryboardLevel } from '../../lib/contract/media.ts';

/** The area of a frame in a storyboard sheet, in pixels of the sheet. */
export interface Frame {
  imageUrl: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the last frame taken at or before a time in seconds. */
export function frameAt({ sheetUrl, width, height, columns, rows, interval, count }: StoryboardLevel, time: number): Frame {
  const index = Math.min(count - 1, Math.max(0, Math.floor(time / interval)));
  const onSheet = index % (columns * rows);
  return {
    imageUrl: sheetUrl.replace('$M', String(Math.floor(index / (columns * rows)))),
    x: (onSheet % columns) * width,
    y: Math.floor(onSheet / columns) * height,
    width,
    height,
  };
}

/** Returns the level with the smallest frames of at least a height, or the largest. `levels` are in ascending order of size. */
export const levelFor = (levels: StoryboardLevel[], height: number): StoryboardLevel | undefined =>
  levels.find((level) => level.height >= height) ?? levels.at(-1);
