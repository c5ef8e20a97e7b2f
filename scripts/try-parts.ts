import * as z from 'zod';
import { Failure } from '../lib/contract/failure.ts';
import { pageMedia } from '../lib/sites/generic/page-media.ts';
import { detectUrl } from '../lib/sites/index.ts';
import { readPlayer } from '../lib/sites/youtube/player.ts';
import { readCaptions } from '../lib/subtitles/read-captions.ts';
import { subtitleFormats } from '../lib/subtitles/subtitle-format.ts';
import { chapters } from '../lib/text/chapters.ts';
import { polish } from '../lib/text/polish.ts';
import { summarize } from '../lib/text/summarize.ts';

export interface Part {
  does: string;
  /** Throws a Failure `invalid` for input that breaks the part's schema. */
  run(input: unknown): unknown;
}

const part = <Input extends z.ZodType>(does: string, input: Input, run: (input: z.output<Input>) => unknown): Part => ({
  does,
  run(raw) {
    const parsed = input.safeParse(withoutNulls(raw));
    if (parsed.success) return run(parsed.data);
    const issues = parsed.error.issues.map(({ path, message }) =>
      [...(path.length > 0 ? [path.join('.')] : []), message].join(': '),
    );
    throw new Failure('invalid', issues.join('; '));
  },
});

/** Many languages write an absent value as null. */
const withoutNulls = (raw: unknown) => Object.fromEntries(Object.entries(raw as object).filter(([, value]) => value !== null));

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

/** The parts of the core that can be tried from the shell, by name. */
export const parts: Record<string, Part> = {
  'detect-url': part('{url} -> {site, id, kind, canonicalUrl} or null', z.object({ url: z.string() }), ({ url }) =>
    detectUrl(url),
  ),

  'page-media': part(
    '{url, html} -> [{kind, url, embedUrl?, title?, duration?, tracks}], best first',
    z.object({ url: z.string(), html: z.string() }),
    pageMedia,
  ),

  'parse-subtitles': part(
    '{text or base64, format?, contentType?} -> {format, language?, cues: [{startTime, endTime, text, speaker?}]}',
    z
      .object({
        text: z.string().optional(),
        base64: z.string().optional(),
        // What the content shows goes before what the caller believes, so a format that nobody knows does no harm.
        format: z.enum(subtitleFormats).optional().catch(undefined),
        contentType: z.string().max(300).optional(),
      })
      .refine(({ text, base64 }) => (text === undefined) !== (base64 === undefined), 'either text or base64'),
    ({ text, base64, ...hint }) => {
      const { format, language, cues } = readCaptions(base64 === undefined ? { text: text ?? '' } : { base64 }, hint);
      const shown = cues.map(({ startTime, endTime, text: said, speaker }) => ({ startTime, endTime, text: said, speaker }));
      return { format, language, cues: shown };
    },
  ),

  'youtube-player': part(
    '{playerResponse?, nextResponse?, html?} -> {videoId, title, duration, tracks, chapters}',
    z.object({ playerResponse: z.unknown().optional(), nextResponse: z.unknown().optional(), html: z.string().optional() }),
    (source) => {
      const { videoId, title, duration, tracks, chapters } = readPlayer(source);
      return {
        videoId,
        title,
        duration,
        tracks: tracks.map(({ languageCode, kind, name, url }) => ({ languageCode, kind, name, url })),
        chapters,
      };
    },
  ),

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
