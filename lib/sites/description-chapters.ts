import type { ChapterMark } from '../contract/media.ts';
import { type ChapterLine, readChapterLines } from './chapter-lines.ts';

const minChapterSeconds = 10;

/**
 * Reads the chapters in a description, one per line, with the time before or after the title. As on YouTube there must be three
 * or more, the first at 0:00, ascending, none shorter than 10 s, all within the duration if it is known.
 */
export function descriptionChapters(text: string, duration = 0): ChapterMark[] {
  return chooseChapters(
    readChapterLines(text),
    (chapters) =>
      chapters.length >= 3 &&
      chapters[0]!.startTime === 0 &&
      chapters.every(({ startTime }, i) => i === 0 || startTime - chapters[i - 1]!.startTime >= minChapterSeconds) &&
      (duration <= 0 || chapters.at(-1)!.startTime < duration),
  );
}

/**
 * Returns the lines that are chapters by a site's rule: those that begin with their time, otherwise those that end with it. Other
 * times in a text, such as that of the next broadcast, often end their line.
 */
export function chooseChapters(lines: ChapterLine[], isValid: (chapters: ChapterMark[]) => boolean): ChapterMark[] {
  const chapters = [true, false].map((is) => lines.filter(({ isTimeFirst }) => isTimeFirst === is)).find(isValid);
  return (chapters ?? []).map(({ startTime, title }) => ({ startTime, title }));
}
