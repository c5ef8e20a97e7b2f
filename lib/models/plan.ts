import type { GenerationRequest } from '../ports/models.ts';
import type { SummaryChapter, SummaryContent } from '../records/summary.ts';
import { extractSummary } from '../text/extract-summary.ts';
import { summaryLength } from '../text/summarize.ts';
import { inputTokenLimit } from './context.ts';
import { divideIntoBatches } from './divide-into-batches.ts';
import { maxSlideShare, type SlideLines, shownDuring } from './shown.ts';
import { countSourceWords, readSources, type Source } from './source.ts';

/** A part of a chapter's transcript that fits into one request to the model. */
export interface PlannedPart {
  /** Index of its chapter. */
  chapter: number;
  sources: Source[];
  /** Number of points at the requested level of detail. */
  points: number;
  /** Slides shown during the part. */
  shown: SlideLines;
}

/** The requests into which a summary or article is divided, and the summary of the offline engine on which they are based. */
export interface SummaryPlan {
  /** Summary of the offline engine: the chapters, and the fallback if the model fails. */
  offline: SummaryContent;
  parts: PlannedPart[];
  /** Number of points of the summary of the whole. */
  points: number;
}

/** Tokens reserved for the response in every request. */
const maxAnswerTokens = 1000;
const wordsAPoint = 22;
const maxPoints = 15;
/** Factor of points of an article compared with a summary of the same level of detail. */
const proseFactor = 2.5;

/** Divides a transcript into requests; every word is in exactly one. */
export function planSummary(request: Omit<GenerationRequest, 'done' | 'title'>): SummaryPlan {
  const { model, cues, language, duration, chapters, slides = [], options } = request;
  const { detailLevel, product } = options;
  const offline = extractSummary({ cues, language, duration, detailLevel, chapters, slides });
  const sources = readSources(cues, offline.language);
  const words = countSourceWords(sources);
  const pointsAWord =
    (summaryLength(words, detailLevel) / Math.max(1, words) / wordsAPoint) * (product === 'article' ? proseFactor : 1);
  const inputTokens = inputTokenLimit(model, maxAnswerTokens);
  const slideTokens = slides.length > 0 ? maxSlideShare * inputTokens : 0;
  const parts = byChapter(sources, offline.chapters).flatMap((chapterSources, chapter) =>
    divideIntoBatches(chapterSources, inputTokens - slideTokens).map((part) => {
      const points = Math.round(pointsAWord * countSourceWords(part));
      return { chapter, sources: part, points: Math.min(Math.max(points, 2), maxPoints) };
    }),
  );
  const shown = shownDuring(
    parts.map((part) => part.sources),
    slides,
    cues,
    slideTokens,
  );
  return {
    offline,
    parts: parts.map((part, i) => ({ ...part, shown: shown[i]! })),
    points: Math.round(3 + (9 * detailLevel) / 1000),
  };
}

/** Groups sentences by the chapter in which they start. */
function byChapter(sources: readonly Source[], chapters: readonly SummaryChapter[]): Source[][] {
  const divided: Source[][] = chapters.map(() => []);
  let chapter = 0;
  for (const source of sources) {
    while (chapter + 1 < chapters.length && chapters[chapter + 1]!.from <= source.cites[0]!) chapter++;
    divided[chapter]?.push(source);
  }
  return divided;
}
