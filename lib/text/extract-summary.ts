import type { OfflineSummaryRequest } from '../ports/engine.ts';
import type { Promotion, SummaryChapter, SummaryContent } from '../records/summary.ts';
import { findChapterStarts } from './chapters.ts';
import { composeOverview, describeRecording } from './compose-overview.ts';
import { composeTitles } from './compose-titles.ts';
import { readDocument } from './document.ts';
import { findPromotions, promotedStatements } from './find-promotions.ts';
import { detectUnitLanguage } from './language.ts';
import { placeChapters } from './place-chapters.ts';
import { rankStatements } from './ranking.ts';
import { markSentenceEnds } from './sentence-ends.ts';
import { divideStatements, selectLines, summaryLength, wordBudget } from './summarize.ts';
import type { TextUnit } from './text-unit.ts';

/** Minimum number of words of a chapter's summary, if the chapter has enough. */
const minChapterWords = 30;

/** A summary of which the lines over the whole are known, which takes half of the time. */
export interface StartedSummary {
  /** The lines, under the overview without its subject. */
  first: SummaryContent;
  /** Adds chapters, with their titles and lines, and subject. */
  complete(): SummaryContent;
}

/**
 * Extracts a summary and chapters from a transcript: lines over the whole and per chapter. Uses the creator's chapters if there
 * are any.
 */
export const extractSummary = (request: OfflineSummaryRequest): SummaryContent => startSummary(request).complete();

/** Selects the lines of a summary, and leaves chapters and subject to its second half. */
export function startSummary(request: OfflineSummaryRequest): StartedSummary {
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
  const marked = markSentenceEnds(cues, language);
  const placedChapters = creatorChapters.length > 0 ? placeChapters(creatorChapters, cues) : undefined;
  const starts =
    placedChapters?.map(({ start }) => start) ?? (cues.length > 0 ? findChapterStarts(marked, { language, detailLevel }) : []);
  const ranking = rankStatements(readDocument(marked, language, cues));
  const { statements } = ranking.document;
  const promotions = findPromotions(statements, language);
  const leftOut = includePromotions ? [] : promotions;
  const parts = divideStatements(ranking.document, starts, promotedStatements(leftOut));
  const countPartWords = (part: readonly number[]) => part.reduce((sum, index) => sum + statements[index]!.length, 0);
  const totalWords = countPartWords([...statements.keys()]);
  const summaryWords = summaryLength(totalWords, detailLevel);
  const lines = selectLines(ranking, parts, wordBudget(summaryWords));
  const end = Math.max(duration, cues.at(-1)?.endTime ?? 0);
  const facts = describeRecording(ranking.document, end);
  const complete = (): SummaryContent => {
    const titles =
      placedChapters?.map(({ title }) => title) ??
      composeTitles(withoutTexts(marked, leftOut, starts), starts, language, { slides });
    const startTimes =
      placedChapters?.map(({ startTime }) => startTime) ?? starts.map((start) => (start === 0 ? 0 : cues[start]!.startTime));
    const chapters = starts.map((start, i): SummaryChapter => {
      const part = parts[i + 1]!;
      const maxWords = Math.max(minChapterWords, (summaryWords * countPartWords(part)) / Math.max(1, totalWords));
      return {
        start: startTimes[i]!,
        end: startTimes[i + 1] ?? end,
        title: titles[i]!,
        from: start,
        to: starts[i + 1] ?? cues.length,
        lines: selectLines(ranking, [part], wordBudget(maxWords)),
      };
    });
    const overview = composeOverview(marked, ranking.document, end, chapters);
    return {
      language,
      ...(overview && { overview }),
      lines,
      chapters,
      ...(promotions.length > 0 && { promotions: promotions.map(({ kind, from, to }) => ({ kind, from, to })) }),
    };
  };
  return { first: { language, ...(facts && { overview: facts }), lines, chapters: [] }, complete };
}

/** Returns units without the texts of promotions, whose words name no chapter, except in a chapter of nothing else. */
function withoutTexts(units: readonly TextUnit[], promotions: readonly Promotion[], starts: readonly number[]): TextUnit[] {
  const isPromoted = units.map((_, i) => promotions.some(({ from, to }) => from <= i && i < to));
  for (const [chapter, start] of starts.entries()) {
    const end = starts[chapter + 1] ?? units.length;
    if (isPromoted.slice(start, end).every(Boolean)) isPromoted.fill(false, start, end);
  }
  return units.map((unit, i) => (isPromoted[i] ? { ...unit, text: '' } : unit));
}
