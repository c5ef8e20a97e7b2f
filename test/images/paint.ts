import type { Bitmap } from '../../lib/images/bitmap.ts';

export type Color = readonly [number, number, number];

/** Places and lengths are shares of the picture's width and height. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const blank = (width: number, height: number): Bitmap => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(255),
});

export const copy = ({ width, height, data }: Bitmap): Bitmap => ({ width, height, data: data.slice() });

export const whole: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Paints each pixel of a box; `color` gets its place in the box, from 0 to 1, and none leaves it as it is. */
export function paint(
  bitmap: Bitmap,
  { x, y, width, height }: Box,
  color: Color | ((u: number, v: number) => Color | undefined),
): void {
  const left = Math.max(0, Math.round(x * bitmap.width));
  const top = Math.max(0, Math.round(y * bitmap.height));
  const right = Math.min(bitmap.width, Math.max(left + 1, Math.round((x + width) * bitmap.width)));
  const bottom = Math.min(bitmap.height, Math.max(top + 1, Math.round((y + height) * bitmap.height)));
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const painted = typeof color === 'function' ? color((column - left) / (right - left), (row - top) / (bottom - top)) : color;
      if (painted) bitmap.data.set(painted, (row * bitmap.width + column) * 4);
    }
  }
}

/** Puts a picture into a box of another. */
export function place(into: Bitmap, box: Box, picture: Bitmap): void {
  paint(into, box, (u, v) => {
    const at = (Math.floor(v * picture.height) * picture.width + Math.floor(u * picture.width)) * 4;
    return [picture.data[at]!, picture.data[at + 1]!, picture.data[at + 2]!];
  });
}

/** A share of one picture over another. */
export function mixed(a: Bitmap, b: Bitmap, share: number): Bitmap {
  const bitmap = copy(a);
  for (let at = 0; at < bitmap.data.length; at++) bitmap.data[at] = a.data[at]! * (1 - share) + b.data[at]! * share;
  return bitmap;
}

/** Half as wide and half as high, each pixel the mean of four. */
export function halved({ width, height, data }: Bitmap): Bitmap {
  const bitmap = blank(width / 2, height / 2);
  for (let at = 0; at < bitmap.data.length; at++) {
    const [pixel, channel] = [Math.floor(at / 4), at % 4];
    const first = (Math.floor(pixel / bitmap.width) * 2 * width + (pixel % bitmap.width) * 2) * 4 + channel;
    const below = first + width * 4;
    bitmap.data[at] = (data[first]! + data[first + 4]! + data[below]! + data[below + 4]!) / 4;
  }
  return bitmap;
}
