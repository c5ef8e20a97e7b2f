import type { Signature } from './signature.ts';

/** Whether a picture looks more like a second one than like a third one. */
export function isNearer(signature: Signature, to: Signature, than: Signature): boolean {
  let difference = 0;
  for (let at = 0; at < signature.length; at++)
    difference += Math.abs(signature[at]! - to[at]!) - Math.abs(signature[at]! - than[at]!);
  return difference < 0;
}
