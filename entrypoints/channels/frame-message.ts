import * as z from 'zod/mini';
import { maxMediaTime } from './max-media-time.ts';

const time = z.number().check(z.nonnegative(), z.maximum(maxMediaTime));
const file = z.string().check(z.maxLength(8192));
const Frame = z.object({ time, image: z.string().check(z.maxLength(4_000_000)), isProtected: z.boolean() });

/** A single frame of the page's frame script, or the address of a video that the page may not read. A web page can forge it. */
export const CurrentFrame = z.union([Frame, z.object({ time, file })]);
export type CurrentFrame = z.infer<typeof CurrentFrame>;

/** A message of the page's frame script. A web page can forge it, so it is validated. */
export const FrameMessage = z.union([
  z.object({ frame: Frame }),
  /** The address of the video, which the page may not read (a tainted canvas). */
  z.object({ file }),
  /** The page shows another media item, or the video has ended. */
  z.object({ ended: z.literal(true) }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;
