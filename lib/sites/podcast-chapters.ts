import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import type { ChapterMark } from '../contract/media.ts';
import { eachValid } from './each-valid.ts';
import { ifValid } from './if-valid.ts';
import { parseClockTime } from './parse-clock-time.ts';

const Chapter = z.object({
  // Some hosts write texts.
  startTime: z.pipe(
    z.transform((time) => (typeof time === 'string' ? parseClockTime(time) : time)),
    z.number().check(z.nonnegative()),
  ),
  title: z.catch(z.string(), ''),
  toc: ifValid(z.boolean()),
});

/**
 * Reads a `podcast:chapters` file, without chapters that have no title or are excluded from the table of contents. Throws `captionsUnreadable`.
 */
export function podcastChapters(text: string): ChapterMark[] {
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Failure('captionsUnreadable', 'The chapters file is not valid JSON.');
  }
  const parsed = z.object({ chapters: z.array(z.unknown()) }).safeParse(file);
  if (!parsed.success) throw new Failure('captionsUnreadable', 'The file has no chapters.');
  return eachValid(Chapter, parsed.data.chapters, 5000)
    .filter(({ toc, title }) => toc !== false && title.trim())
    .map(({ startTime, title }) => ({ startTime, title: title.trim() }))
    .sort((a, b) => a.startTime - b.startTime);
}
