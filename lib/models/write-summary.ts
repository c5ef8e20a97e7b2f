import { createGrounding } from '../grounding/ground.ts';
import type { GenerationRequest, GenerationResult, ModelRun } from '../ports/models.ts';
import type { LeftOutPoint } from '../records/generation.ts';
import type { CitedLine, SummaryChapter, SummaryContent } from '../records/summary.ts';
import { askForPoints, type PointsRequest } from './ask-points.ts';
import { createLineChecker } from './check-lines.ts';
import { inputTokenLimit } from './context.ts';
import { divideIntoBatches } from './divide-into-batches.ts';
import { summaryQuestions } from './estimate.ts';
import { expectedTokens } from './expected-tokens.ts';
import { concurrencyOf, inParallel } from './in-parallel.ts';
import { baseLanguage, requireLanguageTag } from './output-language.ts';
import { planSummary, type SummaryPlan } from './plan.ts';
import { type StyleOptions, styleOptionsOf, tokensAPoint } from './prompts.ts';
import type { ModelSession } from './session.ts';
import type { Source } from './source.ts';
import { createSummaryDraft, type SummaryDraft } from './summary-draft.ts';
import { type SummaryPrompts, summaryPrompts } from './summary-prompts.ts';
import { startTimeEstimate } from './time-estimate.ts';
import { comparableText } from './verify-points.ts';

/** Minimum milliseconds between two reports of growing text, each of which contains all of it. */
const reportIntervalMs = 100;

/** A summary or article that is written: the calls, what they ask for, and how their lines are verified. */
interface Writing {
  session: ModelSession;
  request: GenerationRequest;
  plan: SummaryPlan;
  prompts: SummaryPrompts;
  style: StyleOptions;
  rules: Pick<PointsRequest, 'check' | 'language' | 'sourceLanguage' | 'showEmoji'>;
}

/**
 * Writes a summary with chapters, or an article: requests points of the transcript's parts, several at a time, then the summary
 * of the whole from the points. The offline engine's lines replace those that the model fails to write.
 */
export async function writeSummary(
  session: ModelSession,
  request: GenerationRequest,
  { onEvent }: ModelRun,
): Promise<GenerationResult<SummaryContent>> {
  const { options } = request;
  const plan = planSummary(request);
  const { offline } = plan;
  const isArticle = options.product === 'article';
  const isCustom = Boolean(options.customPrompt);
  const language = requireLanguageTag(options.outputLanguage ?? '') || offline.language;
  const style = styleOptionsOf(request, language);
  const expected = expectedTokens(summaryQuestions(plan, request, style));
  session.ledger.check(expected);
  // A custom prompt may name its own language if the request has none.
  const checkedLanguage = isCustom && !options.outputLanguage ? '' : language;
  const rules = {
    check: createLineChecker({
      grounding: createGrounding(request.cues, offline.language),
      language: checkedLanguage,
      isCustom,
    }),
    language: checkedLanguage,
    // A text to the user's own prompt need not share words with what it cites.
    sourceLanguage: isCustom ? '' : offline.language,
    showEmoji: options.showEmoji,
  };
  const prompts = summaryPrompts(session.choice, options.product, offline.language);
  const writing: Writing = { session, request, plan, prompts, style, rules };

  const draft = createSummaryDraft(plan, request);
  const hasOverview = !isCustom && baseLanguage(language) === baseLanguage(offline.language) && !isArticle;
  const contentSoFar = (): SummaryContent => ({
    language,
    ...(hasOverview && offline.overview && { overview: offline.overview }),
    lines: [],
    chapters: draft.chapters(),
  });
  const leftOut = await writeParts(writing, draft, expected.outputTokens, {
    onText: () => onEvent({ kind: 'text', digest: contentSoFar() }),
    onProgress: (progress) => onEvent({ kind: 'progress', ...progress }),
  });
  if (draft.countOffline() * 2 > offline.chapters.length) throw session.abortAsUnusable();

  const digest = contentSoFar();
  const wholeRules = { ...rules, sourceLanguage: isCustom ? '' : language };
  const whole = isArticle ? undefined : await writeWhole({ ...writing, rules: wholeRules }, digest.chapters);
  return {
    result: { ...digest, lines: whole?.lines ?? [] },
    receipt: session.receipt({ leftOut: [...leftOut, ...(whole?.leftOut ?? [])], offlineChapters: draft.countOffline() }),
  };
}

interface Listeners {
  onText(): void;
  onProgress(progress: { done: number; total: number; secondsLeft?: number }): void;
}

/** Writes the parts into the draft, and returns the points that were left out. `outputTokens` is the expected length of all. */
async function writeParts(
  { session, request, plan, prompts, style, rules }: Writing,
  draft: SummaryDraft,
  outputTokens: number,
  { onText, onProgress }: Listeners,
): Promise<LeftOutPoint[]> {
  const { offline, parts } = plan;
  const leftOut: LeftOutPoint[] = [];
  const estimate =
    session.choice.kind === 'onDevice'
      ? startTimeEstimate(parts.length, outputTokens / Math.max(1, parts.length), () => performance.now())
      : undefined;
  const reportProgress = () => {
    const secondsLeft = estimate?.secondsLeft();
    const total = offline.chapters.length;
    onProgress({ done: draft.countComplete(), total, ...(secondsLeft !== undefined && { secondsLeft }) });
  };
  let lastReportedAt = 0;
  const reportText = (isDone: boolean) => {
    const now = performance.now();
    if (!isDone && now - lastReportedAt < reportIntervalMs) return;
    lastReportedAt = now;
    onText();
  };

  reportProgress();
  await inParallel(parts, concurrencyOf(session.choice), async (part, index) => {
    const points = await askForPoints(session, {
      ...rules,
      question: prompts.part(part, request.title, style),
      sources: part.sources,
      onLines: (lines) => {
        draft.setLines(index, lines);
        reportText(false);
      },
      onTextChunk: () => {
        if (estimate?.addChunk()) reportProgress();
      },
    });
    estimate?.endPart();
    leftOut.push(...(points?.leftOut ?? []));
    draft.endPart(index, points);
    reportText(true);
    reportProgress();
  });
  return leftOut;
}

/**
 * Writes the lines over the whole from the chapters' lines, and from the offline engine's sentences if they need no
 * translation.
 */
async function writeWhole(
  { session, request, plan, prompts, style, rules }: Writing,
  chapters: readonly SummaryChapter[],
): Promise<{ lines: CitedLine[]; leftOut: LeftOutPoint[] }> {
  const { title, model } = request;
  const { offline, points } = plan;
  const chapterLines = chapters.flatMap(({ lines }) => lines);
  if (chapters.length <= 1 && chapterLines.length <= points) return { lines: chapterLines, leftOut: [] };
  const isForeign = baseLanguage(offline.language) !== baseLanguage(style.language);
  let notes = notesOf([...chapterLines, ...(isForeign ? [] : offline.lines)]);
  const leftOut: LeftOutPoint[] = [];
  while (true) {
    const batches = divideIntoBatches(notes, inputTokenLimit(model, points * tokensAPoint));
    const wanted = Math.max(2, Math.ceil((batches.length === 1 ? 1 : 2) * (points / batches.length)));
    const summaries = await inParallel(batches, concurrencyOf(model), (sources) =>
      askForPoints(session, { ...rules, question: prompts.whole(sources, wanted, title, style), sources }),
    );
    leftOut.push(...summaries.flatMap((summary) => summary?.leftOut ?? []));
    const lines = summaries.flatMap((summary, i) => summary?.lines ?? selectEvenly(batches[i]!, wanted));
    if (batches.length === 1) return { lines, leftOut };
    if (lines.length >= notes.length) return { lines: selectEvenly(notesOf(lines), points), leftOut };
    notes = notesOf(lines);
  }
}

/** Converts lines to sources that can be cited, in the order of their cues, each once. */
const notesOf = (lines: readonly CitedLine[]): Source[] =>
  [...new Map(lines.map((line) => [comparableText(line.text), line])).values()]
    .sort((a, b) => a.cites[0]! - b.cites[0]!)
    .map(({ text, cites }, i) => ({ id: i + 1, text, cites }));

/** Selects a number of lines evenly, used if the model failed to join them. */
const selectEvenly = (notes: readonly Source[], count: number): CitedLine[] =>
  notes
    .filter((_, i) => Math.floor((i * count) / notes.length) !== Math.floor(((i - 1) * count) / notes.length))
    .map(({ text, cites }) => ({ text, cites }));
