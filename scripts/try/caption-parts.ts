import * as z from 'zod/mini';
import { type Cue, Ruby } from '../../lib/contract/cue.ts';
import { readPlaylist } from '../../lib/sites/hls-playlist.ts';
import { parseCaptions, readCaptions } from '../../lib/subtitles/read-captions.ts';
import { type RawCue, subtitleFormats } from '../../lib/subtitles/subtitle-format.ts';
import { tidyCaptions } from '../../lib/subtitles/tidy-captions.ts';
import { writeSubtitles, writtenFormats } from '../../lib/subtitles/write-subtitles.ts';
import { type Part, part } from './part.ts';

const shown = (cues: Cue[]) => cues.map(({ index: _, words: __, ...cue }) => cue);

/** A cue as its file has it; a missing end time is null. */
const untidied = ({ startTime, endTime, text, ...cue }: RawCue) => ({
  startTime: Math.round(startTime * 1000) / 1000,
  endTime: Math.round(endTime * 1000) / 1000,
  text: text.trim(),
  ...cue,
});

const contentType = z.optional(z.string().check(z.maxLength(300)));
const time = z.number().check(z.nonnegative());
const Words = z.array(z.object({ startTime: time, endTime: time, text: z.string() }));

export const captionParts: Record<string, Part> = {
  'parse-subtitles': part(
    '{text or base64, format?, contentType?, tidy? (default true; false: every cue as the file has it)} -> {format, language?, isLenient, leniencies, tidied?, cues: [{startTime, endTime, text, speaker?, position?, ruby?, styles?, language?, words?}]}',
    z
      .object({
        text: z.optional(z.string()),
        base64: z.optional(z.string()),
        // The detected format precedes the declared one, so an unknown declared format does no harm.
        format: z.catch(z.optional(z.enum(subtitleFormats)), undefined),
        contentType,
        tidy: z._default(z.boolean(), true),
      })
      .check(z.refine(({ text, base64 }) => (text === undefined) !== (base64 === undefined), 'either text or base64')),
    ({ text, base64, tidy, ...hint }) => {
      const body = base64 === undefined ? { text: text ?? '' } : { base64 };
      const parsed = parseCaptions(body, hint);
      const { format, language, leniencies, cues } = parsed;
      const report = { format, language, isLenient: leniencies.length > 0, leniencies };
      if (!tidy) return { ...report, cues: cues.map(untidied) };
      const { captions, steps } = tidyCaptions(parsed);
      return { ...report, tidied: steps, cues: shown(captions.cues) };
    },
  ),

  'write-subtitles': part(
    `{cues, format: ${writtenFormats.join(', ')}} -> {text}`,
    z.object({
      cues: z.array(
        z.object({
          startTime: time,
          endTime: z.nullish(time),
          text: z.string(),
          speaker: z.nullish(z.string()),
          position: z.nullish(z.string()),
          ruby: z.nullish(z.array(Ruby)),
          words: z.nullish(Words),
        }),
      ),
      format: z.pipe(
        z.transform((name) => aliases[String(name)] ?? name),
        z.enum(writtenFormats),
      ),
    }),
    ({ cues, format }) => {
      const numbered = cues.map(({ startTime, endTime, text, speaker, position, ruby, words }, index) => ({
        index,
        startTime,
        endTime: endTime ?? Number.POSITIVE_INFINITY,
        text,
        ...(speaker && { speaker }),
        ...(position && { position }),
        ...(ruby && { ruby }),
        ...(words && { words }),
      }));
      return { text: writeSubtitles(numbered, format) };
    },
  ),

  hls: part(
    '{url, text} -> {kind, renditions, segments}, addresses made absolute by url',
    z.object({ url: z.string(), text: z.string() }),
    (source) => {
      const { kind, renditions, segments } = readPlaylist(source);
      return { kind, renditions, segments };
    },
  ),

  'podcast-transcript': part(
    '{text, contentType?} -> {cues}',
    z.object({ text: z.string(), contentType }),
    ({ text, contentType: type }) => ({ cues: shown(readCaptions({ text }, { contentType: type, isPodcast: true }).cues) }),
  ),
};

const aliases: Record<string, string> = { webvtt: 'vtt', text: 'txt', 'plain-text': 'txt', markdown: 'md' };
