import type { OfflineSummaryRequest } from '../ports/ports.ts';
import type { SummaryChapter, SummaryContent } from '../records/records.ts';
import { chapters as findChapters } from './chapters.ts';
import { readDocument } from './document.ts';
import { detectUnitLanguage } from './language.ts';
import { placeChapters } from './place-chapters.ts';
import { rank } from './ranking.ts';
import { titledBySlides } from './slide-titles.ts';
import { divideStatements, linesOf, summaryLength, wordBudget } from './summarize.ts';

/** Words of a chapter's own summary, at the least, when the chapter has enough. */
const leastChapterWords = 30;

/** Summary and chapters of a transcript: lines over all, and for each chapter, the maker's own where there are any. */
export function digest(request: OfflineSummaryRequest): SummaryContent {
  const { cues, language: declared, duration, detailLevel, chapters: marks = [], slides = [] } = request;
  const language = detectUnitLanguage(cues, declared);
  const placed =
    marks.length > 0
      ? placeChapters(marks, cues)
      : titledBySlides(foundChapters(cues, language, detailLevel), slides, cues, language);
  const ranking = rank(readDocument(cues, language));
  const { statements } = ranking.document;
  const parts = divideStatements(
    ranking.document,
    placed.map(({ start }) => start),
  );
  const sizeOf = (part: readonly number[]) => part.reduce((sum, index) => sum + statements[index]!.length, 0);
  const all = sizeOf([...statements.keys()]);
  const length = summaryLength(all, detailLevel);
  const end = Math.max(duration, cues.at(-1)?.endTime ?? 0);
  const chapters = placed.map(({ start, startTime, title }, i): SummaryChapter => {
    const part = parts[i + 1]!;
    const most = Math.max(leastChapterWords, (length * sizeOf(part)) / Math.max(1, all));
    const lines = linesOf(ranking, [part], wordBudget(most));
    return {
      start: startTime,
      end: placed[i + 1]?.startTime ?? end,
      title,
      from: start,
      to: placed[i + 1]?.start ?? cues.length,
      lines,
    };
  });
  return { language, lines: linesOf(ranking, parts, wordBudget(length)), chapters };
}

const foundChapters = (cues: OfflineSummaryRequest['cues'], language: string, detailLevel: number) =>
  findChapters(cues, { language, detailLevel }).map(({ start, title }) => ({
    start,
    title,
    startTime: start === 0 ? 0 : cues[start]!.startTime,
  }));
