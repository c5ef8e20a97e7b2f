import type { Signature } from './signature.ts';

/** Maximum gray level of black. */
const maxBlackLevel = 16;

/** Returns whether a frame is black everywhere, as those of encrypted videos are for programs. */
export const isBlack = (signature: Signature): boolean => signature.every((level) => level <= maxBlackLevel);
