import type { ChapterMark } from '../contract/media.ts';
import { parseClockTime } from './parse-clock-time.ts';

/** A line of a text that names a chapter. */
export interface ChapterLine extends ChapterMark {
  /** Whether the time stands before the title. */
  isTimeFirst: boolean;
}

const clock = String.raw`(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;
const stamp = new RegExp(String.raw`(?<![\d:.])${clock}(?!\d|:\d)`);
const rangeEnd = new RegExp(String.raw`^\s*(?:[-–—~]|to)\s*${clock}`);
/** Matches a time in letters (`1h02m03s`), and what the full-width colon stands for. */
const letterClock = /(?<![\w:.])(?:(\d{1,2})h\s?)?(\d{1,3})m\s?(\d{1,2})s(?!\w)/i;
const wideColon = /(?<=\d)：(?=\d\d)/g;
const leading = /^(?:\]\(https?:[^\s)]{1,2000}\)|[\s\-–—−:：|•·~.,)\]}>】」*_])+/;
const separator = /[\s\-–—−:：|•·~.…@([{<【「*_]/;
const letterOrDigit = /[\p{L}\p{N}]/u;
const listMark = /^\s*(?:[^\p{L}\p{N}]{0,20}\d{1,3}\s*[.):\-–—|]|[^\p{L}\p{N}]*)\s*[([{【「*_]{0,4}\s*$/u;
/** Matches a mark of a list in front of a title, before a space. */
const bullet = /^\s*(?:[-–—*•·]|\d{1,3}[.)])\s+/;
/** Matches the address that Podlove's simple chapters write after a title. */
const trailingLink = /\s*<https?:[^<>\s]{1,2000}>\s*$/;
const maxLines = 5000;
const maxLineLength = 400;

/**
 * Returns the lines of a text that consist of a time and a title, in either order. Where no line has both, a time alone belongs
 * to the title below it.
 */
export function readChapterLines(text: string): ChapterLine[] {
  const lines = text.split(/\r\n?|\n/, maxLines).map((line) => line.slice(0, maxLineLength));
  const chapters = lines.flatMap((line) => readLine(line) ?? []);
  if (chapters.length > 0) return chapters;
  const written = lines.filter((line) => line.trim());
  return written.flatMap((line, i) => {
    const below = written[i + 1];
    return below !== undefined && isTime(line) && !isTime(below) ? (readLine(`${line.trim()} ${below}`) ?? []) : [];
  });
}

const isTime = (line: string): boolean => stamp.test(line) && !letterOrDigit.test(line.replace(stamp, ''));

function readLine(original: string): ChapterLine | undefined {
  const line = original
    .replace(wideColon, ':')
    .replace(
      letterClock,
      (_, hours = '0', minutes, seconds) => `${hours}:${minutes.padStart(2, '0')}:${seconds.padStart(2, '0')}`,
    );
  const found = stamp.exec(line);
  const startTime = found ? parseClockTime(found[0].replace(',', '.')) : undefined;
  if (!found || startTime === undefined) return undefined;
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + found[0].length).replace(rangeEnd, '');
  const titleAfter = after.replace(leading, '').replace(trailingLink, '').trim().replace(/[,;]$/, '');
  if (listMark.test(before) && letterOrDigit.test(titleAfter)) return { startTime, title: titleAfter, isTimeFirst: true };
  const titleBefore = trimEnd(before.replace(bullet, ''));
  if (letterOrDigit.test(titleBefore) && !letterOrDigit.test(after)) return { startTime, title: titleBefore, isTimeFirst: false };
  return undefined;
}

/** Trims separators from the end. A pattern anchored at the end alone takes quadratic time on a long run of separators. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && separator.test(text[end - 1]!)) end--;
  return text.slice(0, end).trim();
}
