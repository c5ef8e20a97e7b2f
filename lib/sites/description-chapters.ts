import type { ChapterMark } from '../contract/media.ts';
import { parseClockTime } from './parse-clock-time.ts';

const stamp = /(?<![\d:.])(?:\d{1,2}:)?\d{1,3}:\d{2}(?![\d:])/;
const rangeEnd = /^\s*(?:[-–—~]|to)\s*(?:\d{1,2}:)?\d{1,3}:\d{2}/;
const leading = /^[\s\-–—−:|•·~.,)\]}>】」]+/;
const separator = /[\s\-–—−:|•·~([{<【「]/;
const letterOrDigit = /[\p{L}\p{N}]/u;
const listMark = /^\s*(?:\d{1,3}\s*[.)]|[^\p{L}\p{N}]*)\s*[([{【「]?\s*$/u;
const maxLines = 5000;
const maxLineLength = 400;
const minChapterSeconds = 10;

/**
 * Reads the chapters in a description, one per line, with the time before or after the title. As on YouTube there must be three
 * or more, the first at 0:00, ascending, none shorter than 10 s, all within the duration if it is known.
 */
export function descriptionChapters(text: string, duration = 0): ChapterMark[] {
  const lines = text.split(/\r\n?|\n/, maxLines).flatMap((line) => readLine(line.slice(0, maxLineLength)) ?? []);
  // Other times in a description, such as that of the next broadcast, often end their line.
  const timeFirst = lines.filter((line) => line.isTimeFirst);
  const titleFirst = lines.filter((line) => !line.isTimeFirst);
  const chapters = [timeFirst, titleFirst].find((one) => isValid(one, duration)) ?? [];
  return chapters.map(({ startTime, title }) => ({ startTime, title }));
}

const isValid = (chapters: ChapterMark[], duration: number): boolean =>
  chapters.length >= 3 &&
  chapters[0]!.startTime === 0 &&
  chapters.every(({ startTime }, i) => i === 0 || startTime - chapters[i - 1]!.startTime >= minChapterSeconds) &&
  (duration <= 0 || chapters.at(-1)!.startTime < duration);

function readLine(line: string): (ChapterMark & { isTimeFirst: boolean }) | undefined {
  const found = stamp.exec(line);
  const startTime = found ? parseClockTime(found[0]) : undefined;
  if (!found || startTime === undefined) return undefined;
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + found[0].length).replace(rangeEnd, '');
  if (listMark.test(before) && letterOrDigit.test(after))
    return { startTime, title: after.replace(leading, '').trim(), isTimeFirst: true };
  if (letterOrDigit.test(before) && !letterOrDigit.test(after)) return { startTime, title: trimEnd(before), isTimeFirst: false };
  return undefined;
}

/** Trims separators from the end. A pattern anchored at the end alone takes quadratic time on a long run of separators. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && separator.test(text[end - 1]!)) end--;
  return text.slice(0, end).trim();
}
