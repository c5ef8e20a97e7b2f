import { inflateRawSync } from 'node:zlib';
import type { Inflate } from '../../lib/store/compression.ts';

/** Inflates synchronously: a transcript is small, and Node's streams cost seven times as much. */
export const inflateSynchronously: Inflate = (bytes) => inflateRawSync(bytes).toString();
