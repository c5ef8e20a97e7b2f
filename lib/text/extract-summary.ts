import type { OfflineSummaryRequest } from '../ports/engine.ts';
import type { SummaryChapter, SummaryContent } from '../records/summary.ts';
import { type ChapterOptions, findChapters } from './chapters.ts';
import { composeOverview } from './compose-overview.ts';
import { readDocument } from './document.ts';
import { findPromotions } from './find-promotions.ts';
import { detectUnitLanguage } from './language.ts';
import { placeChapters } from './place-chapters.ts';
import { rankStatements } from './ranking.ts';
import { divideStatements, selectLines, summaryLength, wordBudget } from './summarize.ts';

/** Minimum number of words of a chapter's summary, if the chapter has enough. */
const minChapterWords = 30;

/**
 * Extracts a summary and chapters from a transcript: lines over the whole and per chapter. Uses the creator's chapters if there
 * are any.
 */
export function extractSummary(request: OfflineSummaryRequest): SummaryContent {
  const {
    cues,
    language: declared,
    duration,
    detailLevel,
    chapters: creatorChapters = [],
    slides = [],
    includePromotions,
  } = request;
  const language = detectUnitLanguage(cues, declared);
  const placedChapters =
    creatorChapters.length > 0 ? placeChapters(creatorChapters, cues) : detectChapters(cues, { language, detailLevel, slides });
  const ranking = rankStatements(readDocument(cues, language));
  const { statements } = ranking.document;
  const promotions = findPromotions(statements, language);
  const skipped = new Set(includePromotions ? [] : promotions.flatMap(({ first, end }) => range(first, end)));
  const parts = divideStatements(
    ranking.document,
    placedChapters.map(({ start }) => start),
  ).map((part) => part.filter((index) => !skipped.has(index)));
  const countPartWords = (part: readonly number[]) => part.reduce((sum, index) => sum + statements[index]!.length, 0);
  const totalWords = countPartWords([...statements.keys()]);
  const summaryWords = summaryLength(totalWords, detailLevel);
  const end = Math.max(duration, cues.at(-1)?.endTime ?? 0);
  const chapters = placedChapters.map(({ start, startTime, title }, i): SummaryChapter => {
    const part = parts[i + 1]!;
    const maxWords = Math.max(minChapterWords, (summaryWords * countPartWords(part)) / Math.max(1, totalWords));
    const lines = selectLines(ranking, [part], wordBudget(maxWords));
    return {
      start: startTime,
      end: placedChapters[i + 1]?.startTime ?? end,
      title,
      from: start,
      to: placedChapters[i + 1]?.start ?? cues.length,
      lines,
    };
  });
  const overview = composeOverview(cues, ranking.document, end);
  const lines = selectLines(ranking, parts, wordBudget(summaryWords));
  return {
    language,
    ...(overview && { overview }),
    lines,
    chapters,
    ...(promotions.length > 0 && { promotions: promotions.map(({ kind, from, to }) => ({ kind, from, to })) }),
  };
}

const detectChapters = (cues: OfflineSummaryRequest['cues'], options: ChapterOptions) =>
  findChapters(cues, options).map(({ start, title }) => ({
    start,
    title,
    startTime: start === 0 ? 0 : cues[start]!.startTime,
  }));

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);
