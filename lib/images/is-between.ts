import { cellCount, changedCells, sizeOf } from './cells.ts';
import type { Signature } from './signature.ts';

/** Share of the picture that may be something else: a speaker. */
const leftOver = 0.15;

/** Share of one of two pictures from which on a mixture is that picture. */
const mostOfOne = 0.85;

/** Whether a picture is two others at once, or one of them on its way from or to black: a frame of a transition. */
export function isBetween(picture: Signature, a: Signature, b: Signature): boolean {
  const mixture = bestMixture(picture, a, b);
  return mixture !== undefined && sizeOf(changedCells(mixture, picture)) <= leftOver * cellCount;
}

/** The mixture of two pictures that is most like a third one (least squares); undefined where none can be. */
function bestMixture(picture: Signature, a: Signature, b: Signature): Signature | undefined {
  const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)];
  const [ap, bp] = [dot(a, picture), dot(b, picture)];
  const determinant = aa * bb - ab * ab;
  if (determinant <= 0) return undefined;
  const ofA = Math.max(0, (ap * bb - bp * ab) / determinant);
  const ofB = Math.max(0, (bp * aa - ap * ab) / determinant);
  if (ofA + ofB > 1.05 || Math.max(ofA, ofB) > mostOfOne) return undefined;
  return picture.map((_, at) => ofA * a[at]! + ofB * b[at]!);
}

function dot(a: Signature, b: Signature): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
