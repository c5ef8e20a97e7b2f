import * as z from 'zod/mini';

/** What a page's script says while a video of it is watched; any page can make it say anything. */
export const FrameMessage = z.union([
  z.object({
    frame: z.object({
      time: z.number().check(z.nonnegative(), z.maximum(1e8)),
      image: z.string().check(z.maxLength(4_000_000)),
      isProtected: z.boolean(),
    }),
  }),
  /** The page may not look at it; its file is there. */
  z.object({ file: z.string().check(z.maxLength(8192)) }),
  /** The page has moved on, or the video is over. */
  z.object({ ended: z.literal(true) }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;
