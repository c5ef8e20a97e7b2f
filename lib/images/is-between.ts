import { cellCount, changedCells, countCells } from './cells.ts';
import type { Signature } from './signature.ts';

/** Share of the image that may show anything else, such as a speaker. */
const maxUnrelatedShare = 0.15;

/** Share of one image in a mixture from which the mixture counts as that image. */
const maxOfOne = 0.85;

/** Whether an image is a frame of a transition: a mixture of two others, or one of them fading from or to black. */
export function isBetween(image: Signature, a: Signature, b: Signature): boolean {
  const mixture = bestMixture(image, a, b);
  return mixture !== undefined && countCells(changedCells(mixture, image)) <= maxUnrelatedShare * cellCount;
}

/** Returns the mixture of two images that is most similar to a third one (least squares); undefined if there is none. */
function bestMixture(image: Signature, a: Signature, b: Signature): Signature | undefined {
  const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)];
  const [ap, bp] = [dot(a, image), dot(b, image)];
  const determinant = aa * bb - ab * ab;
  if (determinant <= 0) return undefined;
  const ofA = Math.max(0, (ap * bb - bp * ab) / determinant);
  const ofB = Math.max(0, (bp * aa - ap * ab) / determinant);
  if (ofA + ofB > 1.05 || Math.max(ofA, ofB) > maxOfOne) return undefined;
  return image.map((_, at) => ofA * a[at]! + ofB * b[at]!);
}

function dot(a: Signature, b: Signature): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
