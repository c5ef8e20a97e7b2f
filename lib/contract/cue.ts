import * as z from 'zod/mini';
import { maxPositionLength, maxReadingLength, maxReadings } from './cue-limits.ts';

/** Times are seconds from the start of the media item, as numbers. */
export const Word = z.object({ startTime: z.number(), endTime: z.number(), text: z.string() });

const reading = z.string().check(z.maxLength(maxReadingLength));

/** The reading (ruby text) of a part of a cue's text, as kana beside kanji; `at` is the offset of the base in the text. */
export const Ruby = z.object({ at: z.int().check(z.nonnegative(), z.maximum(100_000_000)), base: reading, reading });

/** One subtitle entry. `index` is its place in the transcript, and what generated text cites. */
export const Cue = z
  .object({
    index: z.int().check(z.nonnegative()),
    startTime: z.number(),
    endTime: z.number(),
    text: z.string(),
    speaker: z.optional(z.string()),
    words: z.optional(z.array(Word)),
    position: z.optional(
      z.string().check(z.maxLength(maxPositionLength), z.describe('Place on the picture, as settings of a WebVTT cue')),
    ),
    ruby: z.optional(z.array(Ruby).check(z.maxLength(maxReadings))),
  })
  .register(z.globalRegistry, { id: 'Cue' });
export type Cue = z.infer<typeof Cue>;
