import { createGrounding } from '../grounding/ground.ts';
import type { GenerationRequest, GenerationResult, ModelRun } from '../ports/models.ts';
import type { LeftOutPoint } from '../records/generation.ts';
import type { CitedLine, SummaryChapter, SummaryContent } from '../records/summary.ts';
import { askForPoints, type Points, type PointsRequest } from './ask-points.ts';
import { createLineChecker, type LineChecker } from './check-lines.ts';
import { inputTokenLimit } from './context.ts';
import { divideIntoBatches } from './divide-into-batches.ts';
import { summaryQuestions } from './estimate.ts';
import { expectedTokens } from './expected-tokens.ts';
import { concurrencyOf, inParallel } from './in-parallel.ts';
import { baseLanguage, languageTag } from './output-language.ts';
import { type PlannedPart, planSummary, type SummaryPlan } from './plan.ts';
import { type StyleOptions, styleOptionsOf, tokensAPoint } from './prompts.ts';
import type { ModelSession } from './session.ts';
import type { Source } from './source.ts';
import { type SummaryPrompts, summaryPrompts } from './summary-prompts.ts';
import { startTimeEstimate } from './time-estimate.ts';
import { comparableText } from './verify-points.ts';

/** Minimum milliseconds between two reports of growing text, each of which contains all of it. */
const reportIntervalMs = 100;

/** The prompts, the style, the check and the source language of the lines of one kind. */
interface WritingRules {
  prompts: SummaryPrompts;
  check: LineChecker;
  style: StyleOptions;
  sourceLanguage: string;
}

/** Lines that a model has written for a chapter, by the index of the part. */
type Draft = Map<number, Pick<Points, 'title' | 'lines'>>;

/**
 * Writes a summary with chapters, or an article: requests points of the transcript's parts, several at a time, then the summary
 * of the whole from the points. The offline engine's lines replace those that the model fails to write.
 */
export async function writeSummary(
  session: ModelSession,
  request: GenerationRequest,
  { onEvent }: ModelRun,
): Promise<GenerationResult<SummaryContent>> {
  const plan = planSummary(request);
  const { offline, parts } = plan;
  const language = languageTag(request.options.outputLanguage ?? '') || offline.language;
  const style = styleOptionsOf(request, language);
  const expected = expectedTokens(summaryQuestions(plan, request, style));
  session.ledger.check(expected);
  const drafts = offline.chapters.map((): Draft => new Map());
  const givenUp = new Set<number>();
  const open = offline.chapters.map((_, chapter) => parts.filter((part) => part.chapter === chapter).length);
  const leftOut: LeftOutPoint[] = [];
  const isCustom = Boolean(request.options.customPrompt);
  const check = createLineChecker({
    grounding: createGrounding(request.cues, offline.language),
    language: checkedLanguage(request.options, style),
    isCustom,
  });
  // A text to the user's own prompt need not share words with what it cites.
  const prompts = summaryPrompts(session.choice, request.options.product, offline.language);
  const rules = { prompts, check, style, sourceLanguage: isCustom ? '' : offline.language };

  const hasOverview =
    !isCustom && baseLanguage(language) === baseLanguage(offline.language) && request.options.product !== 'article';
  const contentSoFar = (): SummaryContent => ({
    language,
    ...(hasOverview && offline.overview && { overview: offline.overview }),
    lines: [],
    chapters: offline.chapters.map((chapter, i) => written(chapter, drafts[i]!, request)),
  });
  let lastReportedAt = 0;
  const report = (isDone: boolean) => {
    const now = performance.now();
    if (!isDone && now - lastReportedAt < reportIntervalMs) return;
    lastReportedAt = now;
    onEvent({ kind: 'text', digest: contentSoFar() });
  };
  const estimate =
    session.choice.kind === 'onDevice'
      ? startTimeEstimate(parts.length, expected.outputTokens / Math.max(1, parts.length), () => performance.now())
      : undefined;
  const reportProgress = () => {
    const secondsLeft = estimate?.secondsLeft();
    const done = open.filter((left) => left === 0).length;
    onEvent({ kind: 'progress', done, total: open.length, ...(secondsLeft !== undefined && { secondsLeft }) });
  };

  reportProgress();
  await inParallel(parts, concurrencyOf(session.choice), async (part, index) => {
    const draft = drafts[part.chapter]!;
    const points = await pointsOf(session, request, part, rules, {
      onLines: (lines) => {
        draft.set(index, { title: '', lines });
        report(false);
      },
      onTextChunk: () => {
        if (estimate?.addChunk()) reportProgress();
      },
    });
    estimate?.endPart();
    leftOut.push(...(points?.leftOut ?? []));
    if (!points) givenUp.add(part.chapter);
    draft.set(index, points ?? { title: '', lines: linesWithin(offline, part) });
    open[part.chapter]! -= 1;
    report(true);
    reportProgress();
  });
  if (givenUp.size * 2 > drafts.length) throw session.abortAsUnusable();

  const digest = contentSoFar();
  const whole =
    request.options.product === 'article'
      ? undefined
      : await summaryOf(session, request, plan, digest.chapters, {
          ...rules,
          sourceLanguage: isCustom ? '' : style.language,
        });
  return {
    result: { ...digest, lines: whole?.lines ?? [] },
    receipt: session.receipt({ leftOut: [...leftOut, ...(whole?.leftOut ?? [])], offlineChapters: givenUp.size }),
  };
}

const pointsOf = (
  session: ModelSession,
  { title, options }: GenerationRequest,
  part: PlannedPart,
  { prompts, check, style, sourceLanguage }: WritingRules,
  listeners: Pick<PointsRequest, 'onLines' | 'onTextChunk'>,
): Promise<Points | undefined> =>
  askForPoints(session, {
    question: prompts.part(part, title, style),
    sources: part.sources,
    check,
    sourceLanguage,
    language: checkedLanguage(options, style),
    showEmoji: options.showEmoji,
    ...listeners,
  });

/** Returns the language to verify; empty if a custom prompt may name its own and the request has none. */
const checkedLanguage = ({ customPrompt, outputLanguage }: GenerationRequest['options'], { language }: StyleOptions) =>
  customPrompt && !outputLanguage ? '' : language;

const linesWithin = ({ chapters }: SummaryContent, { chapter, sources }: PlannedPart): CitedLine[] => {
  const [from, to] = [sources[0]!.cites[0]!, sources.at(-1)!.cites.at(-1)!];
  return chapters[chapter]!.lines.filter(({ cites }) => cites[0]! >= from && cites[0]! <= to);
};

/** Returns a chapter with the model's lines; the creator's titles are unchanged. */
function written(chapter: SummaryChapter, draft: Draft, { chapters }: GenerationRequest): SummaryChapter {
  const parts = [...draft].sort(([a], [b]) => a - b).map(([, part]) => part);
  const title = chapters?.length ? '' : parts.find((part) => part.title)?.title;
  return { ...chapter, title: title || chapter.title, lines: parts.flatMap(({ lines }) => lines) };
}

/**
 * Writes the lines over the whole from the chapters' lines, and from the offline engine's sentences if they need no
 * translation.
 */
async function summaryOf(
  session: ModelSession,
  { title, options, model }: GenerationRequest,
  { offline, points }: SummaryPlan,
  chapters: readonly SummaryChapter[],
  { prompts, check, style, sourceLanguage }: WritingRules,
): Promise<{ lines: CitedLine[]; leftOut: LeftOutPoint[] }> {
  const chapterLines = chapters.flatMap(({ lines }) => lines);
  if (chapters.length <= 1 && chapterLines.length <= points) return { lines: chapterLines, leftOut: [] };
  const isForeign = baseLanguage(offline.language) !== baseLanguage(style.language);
  let notes = notesOf([...chapterLines, ...(isForeign ? [] : offline.lines)]);
  const leftOut: LeftOutPoint[] = [];
  while (true) {
    const batches = divideIntoBatches(notes, inputTokenLimit(model, points * tokensAPoint));
    const wanted = Math.max(2, Math.ceil((batches.length === 1 ? 1 : 2) * (points / batches.length)));
    const summaries = await inParallel(batches, concurrencyOf(model), (sources) =>
      askForPoints(session, {
        question: prompts.whole(sources, wanted, title, style),
        sources,
        check,
        sourceLanguage,
        language: checkedLanguage(options, style),
        showEmoji: options.showEmoji,
      }),
    );
    leftOut.push(...summaries.flatMap((summary) => summary?.leftOut ?? []));
    const lines = summaries.flatMap((summary, i) => summary?.lines ?? firstOf(batches[i]!, wanted));
    if (batches.length === 1) return { lines, leftOut };
    if (lines.length >= notes.length) return { lines: firstOf(notesOf(lines), points), leftOut };
    notes = notesOf(lines);
  }
}

/** Converts lines to sources that can be cited, in the order of their cues, each once. */
const notesOf = (lines: readonly CitedLine[]): Source[] =>
  [...new Map(lines.map((line) => [comparableText(line.text), line])).values()]
    .sort((a, b) => a.cites[0]! - b.cites[0]!)
    .map(({ text, cites }, i) => ({ id: i + 1, text, cites }));

/** Selects a number of lines evenly, used if the model failed to join them. */
const firstOf = (notes: readonly Source[], count: number): CitedLine[] =>
  notes
    .filter((_, i) => Math.floor((i * count) / notes.length) !== Math.floor(((i - 1) * count) / notes.length))
    .map(({ text, cites }) => ({ text, cites }));
