import * as z from 'zod/mini';
import { defaultDetailLevel } from '../../lib/contract/detail-level.ts';
import { articleMarkdown } from '../../lib/markdown/summary-markdown.ts';
import { findPromise } from '../../lib/promise/find-promise.ts';
import { findChapters } from '../../lib/text/chapters.ts';
import { extractAnswer } from '../../lib/text/extract-answer.ts';
import { extractSummary } from '../../lib/text/extract-summary.ts';
import { polishTranscript } from '../../lib/text/polish-transcript.ts';
import { summarize } from '../../lib/text/summarize.ts';
import { type Part, part } from './part.ts';

/** `t` and `e`: start and end of the utterance, in seconds. */
export const rawUnits = z.array(
  z.object({ text: z.string(), speaker: z.nullish(z.string()), t: z.nullish(z.number()), e: z.nullish(z.number()) }),
);
export const Units = z.pipe(
  rawUnits,
  z.transform((units) =>
    units.map(({ text, speaker, t, e }) => ({
      text,
      ...(speaker && { speaker }),
      ...(typeof t === 'number' && { startTime: t }),
      ...(typeof e === 'number' && { endTime: e }),
    })),
  ),
);
export const lang = z.optional(z.string().check(z.maxLength(35)));
const detailLevel = z.optional(z.number().check(z.minimum(0), z.maximum(1000)));

export const textParts: Record<string, Part> = {
  summarize: part(
    '{units: [{text, speaker?, t?}], lang?, maxWords? or maxCharacters? or detailLevel?} -> {summary, lines: [{text, cites}]}',
    z.object({
      units: Units,
      lang,
      maxWords: z.optional(z.number().check(z.nonnegative())),
      maxCharacters: z.optional(z.number().check(z.nonnegative())),
      detailLevel,
    }),
    ({ units, lang: language, ...options }) => {
      const { lines } = summarize(units, { language, ...options });
      return { summary: lines.map(({ text }) => text).join('\n'), lines };
    },
  ),

  chapters: part(
    '{units, lang?, count?} -> [{start, title}]',
    z.object({ units: Units, lang, count: z.optional(z.int().check(z.positive())) }),
    ({ units, lang: language, count }) => findChapters(units, { language, count }),
  ),

  polish: part(
    '{units, lang?} -> [{text, from, to, chapterTitle, speaker?}]',
    z.object({ units: Units, lang }),
    ({ units, lang: language }) => polishTranscript(units, { language }),
  ),

  ask: part(
    '{units, question, lang?, top?} -> {answer, lines: [{text, cites}], passages: [{start, end}], best first, end not included}',
    z.object({
      units: Units,
      question: z.string().check(z.maxLength(10_000)),
      lang,
      top: z.optional(z.int().check(z.positive(), z.maximum(100))),
    }),
    ({ units, question, lang: language, top }) => {
      const { passages, lines } = extractAnswer([{ id: '', units, language }], question, { maxPassages: top });
      return {
        answer: lines.map(({ text }) => text).join('\n'),
        lines: lines.map(({ text, cites }) => ({ text, cites })),
        passages: passages.map(({ from, to }) => ({ start: from, end: to })),
      };
    },
  ),

  'title-promise': part(
    '{units, title, lang?} -> {answered, cites, text}: where the title is answered, or what comes closest; null if it promises nothing',
    z.object({ units: Units, title: z.string().check(z.maxLength(10_000)), lang }),
    ({ units, title, lang: language }) => findPromise(units, title, language),
  ),

  article: part(
    '{units, title?, lang?, detailLevel?} -> {article}, the chapters with key excerpts as Markdown that says so',
    z.object({
      units: Units,
      title: z._default(z.string().check(z.maxLength(1000)), ''),
      lang,
      detailLevel,
    }),
    ({ units, title, lang: language = '', detailLevel = defaultDetailLevel }) => {
      const cues = units.map((unit, index) => ({ startTime: 0, endTime: unit.startTime ?? 0, ...unit, index }));
      return { article: articleMarkdown(title, extractSummary({ cues, language, duration: 0, detailLevel })) };
    },
  ),
};
