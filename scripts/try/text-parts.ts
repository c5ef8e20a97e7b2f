import * as z from 'zod';
import { chapters } from '../../lib/text/chapters.ts';
import { polish } from '../../lib/text/polish.ts';
import { summarize } from '../../lib/text/summarize.ts';
import { type Part, part } from './part.ts';

/** `t` and `e`: when it is said and when that ends, in seconds. */
const Units = z
  .array(z.object({ text: z.string(), speaker: z.string().nullish(), t: z.number().nullish(), e: z.number().nullish() }))
  .transform((units) =>
    units.map(({ text, speaker, t, e }) => ({
      text,
      ...(speaker && { speaker }),
      ...(typeof t === 'number' && { startTime: t }),
      ...(typeof e === 'number' && { endTime: e }),
    })),
  );
const lang = z.string().max(35).optional();

export const textParts: Record<string, Part> = {
  summarize: part(
    '{units: [{text, speaker?, t?}], lang?, maxWords? or maxCharacters? or detailLevel?} -> {summary, lines: [{text, cites}]}',
    z.object({
      units: Units,
      lang,
      maxWords: z.number().nonnegative().optional(),
      maxCharacters: z.number().nonnegative().optional(),
      detailLevel: z.number().min(0).max(1000).optional(),
    }),
    ({ units, lang: language, ...wish }) => {
      const { lines } = summarize(units, { language, ...wish });
      return { summary: lines.map(({ text }) => text).join('\n'), lines };
    },
  ),

  chapters: part(
    '{units, lang?, count?} -> [{start, title}]',
    z.object({ units: Units, lang, count: z.int().positive().optional() }),
    ({ units, lang: language, count }) => chapters(units, { language, count }),
  ),

  polish: part(
    '{units, lang?} -> [{text, from, to, chapterTitle, speaker?}]',
    z.object({ units: Units, lang }),
    ({ units, lang: language }) => polish(units, { language }),
  ),
};
