import { type CellMask, cellCount, countCells, visitPixels } from './cells.ts';
import { foregroundOf, minForegroundCells } from './foreground.ts';
import { movingCells, type Shot } from './shot.ts';
import { type Signature, signatureHeight, signatureWidth } from './signature.ts';

/** Minimum share of the image without motion. */
const minStaticShare = 0.3;
/** Minimum seconds that a slide is shown, if known. */
const minSeconds = 1.5;
/** Maximum number of moving cells of a still image: a pointer, a clock. */
const maxMovingCells = 3;
/** Minimum share of the background color in a drawn image; in camera footage it is a quarter at most. */
const minBackgroundShare = 0.28;
/** Gray levels around the most frequent one that count as the same color. */
const colorTolerance = 3;
/** Share of pixels of a short line that have one color by chance, even in a photograph. */
const chanceColorShare = 0.25;

/**
 * Whether a shot shows a slide instead of camera footage: it has foreground, most of it is static, and if a part moves, the
 * rest is drawn.
 */
export function isSlide(shot: Shot): boolean {
  const { begins, ends, fullest } = shot;
  if (ends && ends.after.time - begins.after.time < minSeconds) return false;
  const { signature } = fullest;
  const moving = movingCells(shot);
  if (countCells(moving) > (1 - minStaticShare) * cellCount) return false;
  const foregroundCells = foregroundOf(signature).cells.reduce(
    (sum, foregroundCell, cell) => sum + (moving[cell] ? 0 : foregroundCell),
    0,
  );
  if (foregroundCells < minForegroundCells) return false;
  return isStatic(shot, moving) || backgroundShare(signature, moving) >= minBackgroundShare;
}

/** Whether the shot is static enough; a photograph is a slide if it does not move at all. */
function isStatic({ frames, stirs }: Shot, moving: CellMask): boolean {
  if (frames <= 2 || countCells(moving) > maxMovingCells) return false;
  const stirred = stirs.reduce((sum, times, cell) => sum + (moving[cell] ? 0 : times), 0);
  return stirred <= maxMovingCells * frames;
}

/**
 * Returns the share of pixels with exactly the background color. It may change across a drawn image, but then entire rows or
 * columns have one color, unlike light on a wall.
 */
function backgroundShare(signature: Signature, moving: CellMask): number {
  const seen = new Uint8Array(signature.length).fill(1);
  for (let cell = 0; cell < cellCount; cell++) {
    if (moving[cell]) {
      visitPixels(cell, (at) => {
        seen[at] = 0;
      });
    }
  }
  const shareIn = (lines: readonly PixelLine[]) => commonColorShare(signature, seen, lines);
  return Math.max(shareIn(wholeImage), shareIn(rows) - chanceColorShare, shareIn(columns) - chanceColorShare);
}

/** Pixels of a signature at equal distances: its offset of the first one, the distance, and their number. */
interface PixelLine {
  start: number;
  step: number;
  count: number;
}

const rows: readonly PixelLine[] = Array.from({ length: signatureHeight }, (_, y) => ({
  start: y * signatureWidth,
  step: 1,
  count: signatureWidth,
}));
const columns: readonly PixelLine[] = Array.from({ length: signatureWidth }, (_, x) => ({
  start: x,
  step: signatureWidth,
  count: signatureHeight,
}));
const wholeImage: readonly PixelLine[] = [{ start: 0, step: 1, count: signatureWidth * signatureHeight }];

/** Returns the share of the visible pixels of some lines that have the most frequent color of their line. */
function commonColorShare(signature: Signature, seen: Uint8Array, lines: readonly PixelLine[]): number {
  let common = 0;
  let all = 0;
  for (const { start, step, count } of lines) {
    const levels = new Uint16Array(256 + 2 * colorTolerance);
    for (let at = start, left = count; left > 0; at += step, left--) {
      if (!seen[at]) continue;
      all += 1;
      for (let level = signature[at]!; level <= signature[at]! + 2 * colorTolerance; level++) levels[level]! += 1;
    }
    common += Math.max(...levels);
  }
  return all === 0 ? 0 : common / all;
}
