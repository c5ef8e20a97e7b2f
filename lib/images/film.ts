import type { Bitmap } from './bitmap.ts';
import type { Frame } from './shot.ts';
import type { Signature } from './signature.ts';

/** A video, or what shows of it, whose pictures can be had. Throws `noPictures`, and what fetching throws. */
export interface Film {
  /** Seconds. */
  readonly duration: number;
  /** Seen while it plays: it begins with its first frame and grows until the last one, and nothing else of it can be had. */
  isWatched?: true;
  /**
   * Frames from a time on, in the order of time: about one a second, or fewer where `isQuiet` says that nothing happens between
   * two of them.
   */
  frames(from: number, isQuiet: (a: Signature, b: Signature) => boolean): AsyncIterable<Frame>;
  /** The frame at any time; films that only have frames at some times go without. */
  frameAt?(time: number): Promise<Signature | undefined>;
  /**
   * What is to be seen at a time, as large as it can be had, up to `largestPicture`. `signature`: the very one of the frame there,
   * by which those know it that can't go back.
   */
  pictureAt(time: number, signature?: Signature): Promise<Bitmap>;
  close(): void;
}

/** Pixels of the longer side: small print can be read, and more takes time only. */
export const largestPicture = 1280;
