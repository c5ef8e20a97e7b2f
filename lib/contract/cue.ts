import * as z from 'zod';

/** Times are seconds from the start of the medium, as numbers. */
export const Word = z.object({ startTime: z.number(), endTime: z.number(), text: z.string() });

/** One subtitle entry. `index` is its place in the transcript, and what generated text cites. */
export const Cue = z
  .object({
    index: z.int().nonnegative(),
    startTime: z.number(),
    endTime: z.number(),
    text: z.string(),
    speaker: z.string().optional(),
    words: z.array(Word).optional(),
  })
  .meta({ id: 'Cue' });
export type Cue = z.infer<typeof Cue>;
