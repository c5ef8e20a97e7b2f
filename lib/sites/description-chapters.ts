import type { ChapterMark } from '../contract/media.ts';
import { clockSeconds } from './clock-time.ts';

const stamp = /(?<![\d:.])(?:\d{1,2}:)?\d{1,3}:\d{2}(?![\d:])/;
const rangeEnd = /^\s*(?:[-–—~]|to)\s*(?:\d{1,2}:)?\d{1,3}:\d{2}/;
const leading = /^[\s\-–—−:|•·~.,)\]}>】」]+/;
const separator = /[\s\-–—−:|•·~([{<【「]/;
const words = /[\p{L}\p{N}]/u;
const listMark = /^\s*(?:\d{1,3}\s*[.)]|[^\p{L}\p{N}]*)\s*[([{【「]?\s*$/u;
const maxLines = 5000;
const maxLine = 400;
const shortest = 10;

/**
 * Chapters that a maker wrote into the description, one a line, the time before the title or else after it. As on YouTube,
 * they count only if there are three or more, the first at 0:00, ascending, none under 10 s, all within a known duration.
 */
export function descriptionChapters(text: string, duration = 0): ChapterMark[] {
  const lines = text.split(/\r\n?|\n/, maxLines).flatMap((line) => readLine(line.slice(0, maxLine)) ?? []);
  // Times elsewhere in a description, such as that of the next broadcast, often end their line.
  const timeFirst = lines.filter((line) => line.timeFirst);
  const titleFirst = lines.filter((line) => !line.timeFirst);
  const chapters = [timeFirst, titleFirst].find((one) => isValid(one, duration)) ?? [];
  return chapters.map(({ startTime, title }) => ({ startTime, title }));
}

const isValid = (chapters: ChapterMark[], duration: number): boolean =>
  chapters.length >= 3 &&
  chapters[0]!.startTime === 0 &&
  chapters.every(({ startTime }, i) => i === 0 || startTime - chapters[i - 1]!.startTime >= shortest) &&
  (duration <= 0 || chapters.at(-1)!.startTime < duration);

function readLine(line: string): (ChapterMark & { timeFirst: boolean }) | undefined {
  const found = stamp.exec(line);
  const startTime = found ? clockSeconds(found[0]) : undefined;
  if (!found || startTime === undefined) return undefined;
  const before = line.slice(0, found.index);
  const after = line.slice(found.index + found[0].length).replace(rangeEnd, '');
  if (listMark.test(before) && words.test(after)) return { startTime, title: after.replace(leading, '').trim(), timeFirst: true };
  if (words.test(before) && !words.test(after)) return { startTime, title: trimEnd(before), timeFirst: false };
  return undefined;
}

/** By hand, because a regex anchored at the end alone is quadratic on a long run of separators. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && separator.test(text[end - 1]!)) end--;
  return text.slice(0, end).trim();
}
