import * as z from 'zod/mini';
import { chapters } from '../../lib/text/chapters.ts';
import { polish } from '../../lib/text/polish.ts';
import { summarize } from '../../lib/text/summarize.ts';
import { type Part, part } from './part.ts';

/** `t` and `e`: when it is said and when that ends, in seconds. */
const Units = z.pipe(
  z.array(z.object({ text: z.string(), speaker: z.nullish(z.string()), t: z.nullish(z.number()), e: z.nullish(z.number()) })),
  z.transform((units) =>
    units.map(({ text, speaker, t, e }) => ({
      text,
      ...(speaker && { speaker }),
      ...(typeof t === 'number' && { startTime: t }),
      ...(typeof e === 'number' && { endTime: e }),
    })),
  ),
);
const lang = z.optional(z.string().check(z.maxLength(35)));

export const textParts: Record<string, Part> = {
  summarize: part(
    '{units: [{text, speaker?, t?}], lang?, maxWords? or maxCharacters? or detailLevel?} -> {summary, lines: [{text, cites}]}',
    z.object({
      units: Units,
      lang,
      maxWords: z.optional(z.number().check(z.nonnegative())),
      maxCharacters: z.optional(z.number().check(z.nonnegative())),
      detailLevel: z.optional(z.number().check(z.minimum(0), z.maximum(1000))),
    }),
    ({ units, lang: language, ...wish }) => {
      const { lines } = summarize(units, { language, ...wish });
      return { summary: lines.map(({ text }) => text).join('\n'), lines };
    },
  ),

  chapters: part(
    '{units, lang?, count?} -> [{start, title}]',
    z.object({ units: Units, lang, count: z.optional(z.int().check(z.positive())) }),
    ({ units, lang: language, count }) => chapters(units, { language, count }),
  ),

  polish: part(
    '{units, lang?} -> [{text, from, to, chapterTitle, speaker?}]',
    z.object({ units: Units, lang }),
    ({ units, lang: language }) => polish(units, { language }),
  ),
};
