import type { ChapterMark } from '../contract/media.ts';
import { type ChapterLine, readChapterLines } from './chapter-lines.ts';
import { decodeXml } from './decode-xml.ts';

const minChapterSeconds = 10;

/**
 * Reads the chapters in a description, one per line, with the time before or after the title. As on YouTube there must be three
 * or more, the first at 0:00, none shorter than 10 s.
 */
export function descriptionChapters(text: string, duration = 0): ChapterMark[] {
  const lines = readChapterLines(decodeXml(text));
  return chooseChapters(
    lines.filter(({ startTime }, i) => startTime !== lines[i - 1]?.startTime),
    duration,
    (chapters) =>
      chapters.length >= 3 &&
      chapters[0]!.startTime === 0 &&
      chapters.every(({ startTime }, i) => i === 0 || startTime - chapters[i - 1]!.startTime >= minChapterSeconds),
  );
}

/**
 * Returns the first list of lines that are chapters by a site's rule: those that begin with their time, otherwise those that end
 * with it. Other times in a text, such as that of the next broadcast, often end their line. Lines at or past the duration in
 * seconds, if it is known, are left out.
 */
export function chooseChapters(
  lines: ChapterLine[],
  duration: number,
  isValid: (chapters: ChapterMark[]) => boolean,
): ChapterMark[] {
  const within = lines.filter(({ startTime }) => duration <= 0 || startTime < duration);
  const lists = [true, false].flatMap((is) => splitLists(within.filter(({ isTimeFirst }) => isTimeFirst === is)));
  return (lists.find(isValid) ?? []).map(({ startTime, title }) => ({ startTime, title }));
}

/**
 * Splits lines into lists whose times do not descend. A single time out of place is left out; another list, such as that of the
 * music, starts where more of them follow or the first time returns.
 */
function splitLists(lines: ChapterLine[]): ChapterLine[][] {
  const lists: ChapterLine[][] = [];
  let list: ChapterLine[] = [];
  for (const [i, line] of lines.entries()) {
    const time = line.startTime;
    const first = list[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const last = list.at(-1)?.startTime ?? Number.POSITIVE_INFINITY;
    const next = lines[i + 1]?.startTime ?? Number.NEGATIVE_INFINITY;
    const isLastTooLate = first < time && (list.at(-2)?.startTime ?? first) <= time && time <= next && next < last;
    if (isLastTooLate) list.pop();
    if (time >= last || isLastTooLate) list.push(line);
    else if (time <= first || next < last) {
      list = [line];
      lists.push(list);
    }
  }
  return lists;
}
