import * as z from 'zod/mini';

/** A message of the page's frame script. A web page can forge it, so it is validated. */
export const FrameMessage = z.union([
  z.object({
    frame: z.object({
      time: z.number().check(z.nonnegative(), z.maximum(1e8)),
      image: z.string().check(z.maxLength(4_000_000)),
      isProtected: z.boolean(),
    }),
  }),
  /** The address of the video, which the page may not read (a tainted canvas). */
  z.object({ file: z.string().check(z.maxLength(8192)) }),
  /** The page shows another media item, or the video has ended. */
  z.object({ ended: z.literal(true) }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;
