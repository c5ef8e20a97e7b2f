import * as z from 'zod/mini';

/** Kind of a text about a media item in which names are spelled; a `term` was taught by the user. */
export const NameSource = z.enum(['term', 'title', 'description', 'channel', 'chapter', 'slide']);
export type NameSource = z.infer<typeof NameSource>;

/** A text about a media item that spells names. */
export const NameEvidence = z.object({ source: NameSource, text: z.string() });
export type NameEvidence = z.infer<typeof NameEvidence>;

/** Recognized words and the name that replaces them. */
export const NameReplacement = z.object({ from: z.string(), to: z.string() });
export type NameReplacement = z.infer<typeof NameReplacement>;

/** A name of a transcript that was misheard, and is corrected. */
export const NameCorrection = z
  .object({
    cue: z.int().check(z.nonnegative(), z.describe('Index of the cue in the whole transcript')),
    at: z.int().check(z.nonnegative(), z.describe('Offset of the corrected name in the text of the cue')),
    from: z.string().check(z.describe('The recognized words')),
    to: z.string().check(z.describe('The name that replaces them')),
    because: NameEvidence.check(z.describe('The text that spells the name')),
  })
  .register(z.globalRegistry, { id: 'NameCorrection' });
export type NameCorrection = z.infer<typeof NameCorrection>;
