import { type Cells, cellCount, eachPixel, sizeOf } from './cells.ts';
import { inkOf, leastInk } from './ink.ts';
import { restlessIn, type Shot } from './shot.ts';
import { type Signature, signatureHeight, signatureWidth } from './signature.ts';

/** Share of the picture that must be at rest. */
const leastRest = 0.3;
/** Seconds that a slide is shown, where that is known. */
const shortest = 1.5;
/** Restless cells that say nothing about what kind of picture it is: a pointer, a clock. */
const littleMotion = 3;
/** Share of a drawn picture that has just the colour of its ground; of what a camera sees it is a fourth at most. */
const leastGround = 0.28;
/** Grey levels around the commonest one that are the same colour. */
const sameColour = 3;
/** Share of a short line that has one colour even in a photograph. */
const byChance = 0.25;

/**
 * Whether a shot shows a slide and not what a camera sees: something stands on it, most of it is at rest, and if part of it
 * moves, the rest is drawn.
 */
export function isSlide(shot: Shot): boolean {
  const { begins, ends, fullest } = shot;
  if (ends && ends.after.time - begins.after.time < shortest) return false;
  const { signature } = fullest;
  const restless = restlessIn(shot);
  if (sizeOf(restless) > (1 - leastRest) * cellCount) return false;
  const inked = inkOf(signature).cells.reduce((sum, inkedCell, cell) => sum + (restless[cell] ? 0 : inkedCell), 0);
  if (inked < leastInk) return false;
  return isAtRest(shot, restless) || groundShare(signature, restless) >= leastGround;
}

/** Even a photograph is a slide when it does not stir at all. */
function isAtRest({ frames, stirs }: Shot, restless: Cells): boolean {
  if (frames <= 2 || sizeOf(restless) > littleMotion) return false;
  const stirred = stirs.reduce((sum, times, cell) => sum + (restless[cell] ? 0 : times), 0);
  return stirred <= littleMotion * frames;
}

/**
 * Share of the pixels that have exactly the colour of the ground. It may change from one edge of a drawn picture to the other,
 * but then all of a row, or all of a column, has one colour; light on a wall makes no such ground.
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

/** Adds how many of some pixels have their commonest colour. */
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
