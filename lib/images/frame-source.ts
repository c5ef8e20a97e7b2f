import type { Bitmap } from './bitmap.ts';
import type { Frame } from './shot.ts';
import type { Signature } from './signature.ts';

/** A source of video frames. Throws `noPictures`, and the failures of fetching. */
export interface FrameSource {
  /** Seconds. */
  readonly duration: number;
  /** Whether it is captured during playback: it grows from its first frame to the last, and no other frame is available. */
  isCaptured?: true;
  /**
   * Returns frames from a time on, in order: about one per second, or fewer where `isQuiet` reports no change between two of
   * them.
   */
  frames(from: number, isQuiet: (a: Signature, b: Signature) => boolean): AsyncIterable<Frame>;
  /** Returns the frame at any time; undefined for sources with fixed frame times. */
  frameAt?(time: number): Promise<Signature | undefined>;
  /**
   * Returns the image at a time, as large as available up to `maxImageSide`. `signature` identifies the frame for sources
   * that can't seek.
   */
  imageAt(time: number, signature?: Signature): Promise<Bitmap>;
  close(): void;
}

/** Maximum pixels of the longer side: enough for small print. */
export const maxImageSide = 1280;
