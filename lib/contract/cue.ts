import * as z from 'zod/mini';

/** Times are seconds from the start of the medium, as numbers. */
export const Word = z.object({ startTime: z.number(), endTime: z.number(), text: z.string() });

/** One subtitle entry. `index` is its place in the transcript, and what generated text cites. */
export const Cue = z
  .object({
    index: z.int().check(z.nonnegative()),
    startTime: z.number(),
    endTime: z.number(),
    text: z.string(),
    speaker: z.optional(z.string()),
    words: z.optional(z.array(Word)),
  })
  .register(z.globalRegistry, { id: 'Cue' });
export type Cue = z.infer<typeof Cue>;
