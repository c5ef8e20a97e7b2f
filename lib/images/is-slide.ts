import { type Cells, cellCount, eachPixel, sizeOf } from './cells.ts';
import { inkOf, minInk } from './ink.ts';
import { restlessIn, type Shot } from './shot.ts';
import { type Signature, signatureHeight, signatureWidth } from './signature.ts';

/** Minimum share of the image without motion. */
const minRest = 0.3;
/** Minimum seconds that a slide is shown, if known. */
const shortest = 1.5;
/** Number of moving cells that is insignificant: a pointer, a clock. */
const littleMotion = 3;
/** Minimum share of the background color in a drawn image; in camera footage it is a quarter at most. */
const minGround = 0.28;
/** Gray levels around the most frequent one that count as the same color. */
const sameColour = 3;
/** Share of a short line that has one color even in a photograph. */
const byChance = 0.25;

/**
 * Whether a shot shows a slide instead of camera footage: it has foreground, most of it is static, and if a part moves, the
 * rest is drawn.
 */
export function isSlide(shot: Shot): boolean {
  const { begins, ends, fullest } = shot;
  if (ends && ends.after.time - begins.after.time < shortest) return false;
  const { signature } = fullest;
  const restless = restlessIn(shot);
  if (sizeOf(restless) > (1 - minRest) * cellCount) return false;
  const inked = inkOf(signature).cells.reduce((sum, inkedCell, cell) => sum + (restless[cell] ? 0 : inkedCell), 0);
  if (inked < minInk) return false;
  return isAtRest(shot, restless) || groundShare(signature, restless) >= minGround;
}

/** Whether the shot is static enough; a photograph is a slide if it does not move at all. */
function isAtRest({ frames, stirs }: Shot, restless: Cells): boolean {
  if (frames <= 2 || sizeOf(restless) > littleMotion) return false;
  const stirred = stirs.reduce((sum, times, cell) => sum + (restless[cell] ? 0 : times), 0);
  return stirred <= littleMotion * frames;
}

/**
 * Returns the share of pixels with exactly the background color. It may change across a drawn image, but then entire rows or
 * columns have one color, unlike light on a wall.
 */
function groundShare(signature: Signature, restless: Cells): number {
  const seen = new Uint8Array(signature.length).fill(1);
  for (let cell = 0; cell < cellCount; cell++) {
    if (restless[cell]) {
      eachPixel(cell, (at) => {
        seen[at] = 0;
      });
    }
  }
  const rows = { common: 0, all: 0 };
  const columns = { common: 0, all: 0 };
  for (let y = 0; y < signatureHeight; y++) countCommon(rows, signature, seen, y * signatureWidth, 1, signatureWidth);
  for (let x = 0; x < signatureWidth; x++) countCommon(columns, signature, seen, x, signatureWidth, signatureHeight);
  const whole = { common: 0, all: 0 };
  countCommon(whole, signature, seen, 0, 1, signature.length);
  return Math.max(shareOf(whole), shareOf(rows) - byChance, shareOf(columns) - byChance);
}

/** Counts the pixels with the most frequent color among some pixels. */
function countCommon(
  sum: { common: number; all: number },
  signature: Signature,
  seen: Uint8Array,
  start: number,
  step: number,
  count: number,
): void {
  const levels = new Uint16Array(256 + 2 * sameColour);
  let most = 0;
  for (let at = start, left = count; left > 0; at += step, left--) {
    if (!seen[at]) continue;
    sum.all += 1;
    for (let level = signature[at]!; level <= signature[at]! + 2 * sameColour; level++) {
      levels[level]! += 1;
      if (levels[level]! > most) most = levels[level]!;
    }
  }
  sum.common += most;
}

const shareOf = ({ common, all }: { common: number; all: number }): number => (all === 0 ? 0 : common / all);
