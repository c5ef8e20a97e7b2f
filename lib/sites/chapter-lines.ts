import type { ChapterMark } from '../contract/media.ts';
import { toAsciiDigits } from '../encoding/ascii-digits.ts';
import { parseClockTime } from './parse-clock-time.ts';
import { clock, notTimeOfDay } from './time-of-day.ts';

/** A line of a text that names a chapter. */
export interface ChapterLine extends ChapterMark {
  /** Whether the time stands before the title. */
  isTimeFirst: boolean;
}

/** Matches a time of a media item, not that of a day. */
const stamp = new RegExp(String.raw`(?<![\d:.])${notTimeOfDay}${clock}(?!\d|:\d)`, 'u');
/** Matches the end of a range, which may be a word without spaces: `2:30–end`. */
const rangeEnd = new RegExp(String.raw`^(?:\s*(?:[-–—~〜～]|to)\s*${clock}|[-–—~〜～]end(?=\s))`);
/** Matches marks that close what was opened in front of a time; those of a link are read with its address. */
const closing = /^(?!\]\()[\p{Pe}\p{Pf}]+/u;
/** Matches a link of Markdown, or its end after a time that is part of its text. */
const markdownLink = /\[?([^[\]]{1,300})\]\(https?:[^\s)]{1,2000}\)/g;
/** Matches a time with units: `1h02m03s`, `1分30秒`, `01 min 30`, `1'30"`. */
const unitClock =
  /(?<![\w:.])(?:(\d{1,2})\s?(?:h|小?[時时]間?|시간)\s?)?(\d{1,3})\s?(?:m|min|分|분|['’])\s?(?:(\d{1,2})\s?(?:s|秒|초|["”])|(\d\d))(?!\w)/i;
/** Matches a time in the digits of any script, with colons of any width. */
const anyClock = /\p{Nd}+(?:[:：]\p{Nd}+)+/gu;
const leading = /^(?:\]\(https?:[^\s)]{1,2000}\)|[\s\-–—−:：|•·~〜～.,)\]}>】」*_=→➜➤▶»])+/;
const separator = /[\s\-–—−:：|•·~〜～.…@([{<【「*_]/;
const letterOrDigit = /[\p{L}\p{N}]/u;
const listMark =
  /^\s*(?:[^\p{L}\p{N}]{0,20}(?:\d{1,3}\s*[.):\-–—|]|(?:\d\ufe0f?\u20e3){1,3})|[^\p{L}\p{N}]*)\s*[([{【「*_]{0,4}\s*$/u;
/** Matches a mark of a list in front of a title, before a space. */
const bullet = /^\s*(?:[-–—*•·]|\d{1,3}[.)]|(?:\d\ufe0f?\u20e3){1,3})\s+/;
/** Matches characters without width that pages insert at times, and marks of direction around them. */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Matches what a title ends with where lines are joined or a link follows, as in Podlove's simple chapters. */
const trailing = /\s*(?:[,;|•·]|\s[-–—/]|[<(]?https?:\S+)$/;
const maxLines = 5000;
const maxLineLength = 400;

/**
 * Returns the lines of a text that consist of a time and a title, in either order. Where no line has both, a time alone belongs
 * to the title next to it.
 */
export function readChapterLines(text: string): ChapterLine[] {
  const lines = text.split(/\r\n?|\n/, maxLines).map((line) => withClock(line.slice(0, maxLineLength)));
  const chapters = lines.flatMap((line) => readLine(line) ?? []);
  return chapters.length > 0 ? chapters : joinTimesAndTitles(lines).flatMap((line) => readLine(line) ?? []);
}

/** Joins each time alone with the title above it, if more of them have one right there, or with the one below it. */
function joinTimesAndTitles(lines: string[]): string[] {
  const countTitles = (offset: number) => lines.filter((line, i) => isTime(line) && isTitle(lines[i + offset])).length;
  const offset = countTitles(-1) > countTitles(1) ? -1 : 1;
  const written = lines.filter((line) => line.trim());
  return written.flatMap((line, i) => {
    const title = written[i + offset];
    return isTime(line) && isTitle(title) ? `${line.trim()} ${title}` : [];
  });
}

const isTitle = (line = ''): boolean => line.trim() !== '' && !isTime(line);

const isTime = (line: string): boolean => stamp.test(line) && !letterOrDigit.test(line.replace(stamp, ''));

function readLine(line: string): ChapterLine | undefined {
  const found = stamp.exec(line);
  if (!found) return undefined;
  const startTime = parseClockTime(found[0].replace(',', '.'))!;
  const before = line.slice(0, found.index);
  const after = unwrap(line.slice(found.index + found[0].length).replace(rangeEnd, ''), before);
  const titleAfter = after.replace(leading, '').replace(markdownLink, '$1').trim().replace(trailing, '');
  if (listMark.test(before) && letterOrDigit.test(titleAfter)) return { startTime, title: titleAfter, isTimeFirst: true };
  const titleBefore = trimEnd(before.replace(bullet, '').replace(markdownLink, '$1'));
  if (letterOrDigit.test(titleBefore) && !letterOrDigit.test(after)) return { startTime, title: titleBefore, isTimeFirst: false };
  return undefined;
}

/** Removes what encloses a time from the text after it: closing brackets and quotes, or the mark that also stands in front. */
function unwrap(after: string, before: string): string {
  const mark = /[^\p{L}\p{N}\s]$/u.exec(before)?.[0];
  return mark !== undefined && after.startsWith(mark) ? after.slice(mark.length) : after.replace(closing, '');
}

/** Returns a line with its time in the digits of ASCII and colons, and without characters that are not seen. */
function withClock(line: string): string {
  return line
    .replace(invisible, '')
    .replace(anyClock, (clock) => toAsciiDigits(clock).replaceAll('：', ':'))
    .replace(unitClock, (_, hours = 0, minutes, seconds, last = seconds) => `${hours}:${minutes}:${last.padStart(2, '0')}`);
}

/** Trims separators from the end. A pattern anchored at the end alone takes quadratic time on a long run of separators. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && separator.test(text[end - 1]!)) end--;
  return text.slice(0, end).trim();
}
