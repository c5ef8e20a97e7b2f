import * as z from 'zod/mini';
import { maxMediaTime } from './max-media-time.ts';

/** A message of the page's audio script. A web page can forge it, so it is validated. */
export const PlaybackMessage = z.union([
  z.object({
    /** The playback position at the first sample, and the playback rate; null while nothing plays. */
    playback: z.nullable(
      z.object({
        mediaTime: z.number().check(z.nonnegative(), z.maximum(maxMediaTime)),
        rate: z.number().check(z.positive(), z.maximum(16)),
        /** Time of the position in milliseconds since 1970, a clock that all processes share. */
        at: z.number(),
      }),
    ),
    /** 16-bit samples, mono, 16 kHz; base64. */
    samples: z.optional(z.string().check(z.maxLength(400_000))),
  }),
  /** The page shows another media item. */
  z.object({ ended: z.literal(true) }),
]);
export type PlaybackMessage = z.infer<typeof PlaybackMessage>;
/** Playback position and rate of a page's media element at the first sample of a message; null while nothing plays. */
export type PagePlayback = Extract<PlaybackMessage, { playback: unknown }>['playback'];
