import { Failure } from '../contract/failure.ts';
import type { GenerationRequest, GenerationResult, ModelRun } from '../ports/models.ts';
import type { ModelUsage } from '../records/generation.ts';
import type { SummaryContent } from '../records/summary.ts';
import { detectUnitLanguage } from '../text/language.ts';
import { type BrowserModels, languageModelOptions, readyModel, stateOf, summarizerOptions } from './browser-apis.ts';
import { baseLanguage, requireLanguageTag } from './output-language.ts';
import { planSummary } from './plan.ts';
import type { ModelSession } from './session.ts';
import { translate } from './translate.ts';
import { writeSummary } from './write-summary.ts';

/** Opens the calls of a run to one of the browser's models. */
type OpenSession = (model: '' | 'summarizer' | 'translator') => ModelSession;

/**
 * Writes a text with the browser's models: with its language model, or a summary with its summarizer, or a translation of the
 * offline engine's text with its translator. Throws `noModel` if none of them fits.
 */
export async function writeWithBrowser(
  browser: BrowserModels,
  open: OpenSession,
  request: GenerationRequest,
  run: ModelRun,
): Promise<GenerationResult<SummaryContent>> {
  const { languageModel, summarizer, translator } = browser;
  const { product, customPrompt, outputLanguage = '', showEmoji } = request.options;
  const needsPrompt = customPrompt !== undefined || showEmoji === true;
  const source = baseLanguage(detectUnitLanguage(request.cues, request.language));
  const target = requireLanguageTag(outputLanguage) || source;
  // The quotes of the points are in the language of the transcript.
  const state = await stateOf(languageModel, languageModelOptions(baseLanguage(target), source));
  if (needsPrompt || state === 'available') return writeSummary(open(''), request, run);

  const { offline } = planSummary(request);
  const isForeign = baseLanguage(target) !== source;
  const canSummarize = product === 'summary' && (await stateOf(summarizer, summarizerOptions(source, 3))) === 'available';
  if (isForeign) await readyModel('translator', translator, { sourceLanguage: source, targetLanguage: target });
  else if (!canSummarize)
    throw new Failure('noModel', `The browser has no model for a text in ${source}.`, { state: 'unavailable' });

  const spoken = { ...request, options: { ...request.options, outputLanguage: undefined } };
  const written = canSummarize
    ? await writeSummary(open('summarizer'), spoken, isForeign ? withoutText(run) : run)
    : { result: offline };
  if (!isForeign) return written as GenerationResult<SummaryContent>;
  const translated = await translateSummary(open('translator'), written.result, { ...request, language: source }, run);
  return { ...translated, receipt: 'receipt' in written ? sumOf(written.receipt, translated.receipt) : translated.receipt };
}

/** A run whose text is not shown before it is translated. */
const withoutText = ({ signal, onEvent }: ModelRun): ModelRun => ({
  signal,
  onEvent: (event) => event.kind !== 'text' && onEvent(event),
});

const sumOf = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  ...one,
  calls: one.calls + other.calls,
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
});

/**
 * Translates the lines and titles of a text and keeps their citations. A line whose translation contains other numbers stays as
 * it is.
 */
async function translateSummary(
  session: ModelSession,
  digest: SummaryContent,
  request: GenerationRequest,
  run: ModelRun,
): Promise<GenerationResult<SummaryContent>> {
  const { overview, lines, chapters } = digest;
  const texts = [
    ...(overview ? [overview] : []),
    ...lines.map(({ text }) => text),
    ...chapters.flatMap((chapter) => [chapter.title, ...chapter.lines.map(({ text }) => text)]),
  ];
  // Empty cues between the texts keep them from being joined to one sentence.
  const cues = texts.flatMap((text) => [text, '']).map((text, index) => ({ index, startTime: index, endTime: index + 1, text }));
  const { result, receipt } = await translate(session, { ...request, cues }, run);
  const next = result.filter((_, index) => index % 2 === 0).values();
  const take = () => next.next().value ?? '';
  const translateLine = <Line extends { text: string }>(line: Line): Line => ({ ...line, text: take() });
  return {
    result: {
      ...digest,
      language: requireLanguageTag(request.options.outputLanguage ?? ''),
      ...(overview && { overview: take() }),
      lines: lines.map(translateLine),
      chapters: chapters.map((chapter) => ({ ...chapter, title: take(), lines: chapter.lines.map(translateLine) })),
    },
    receipt,
  };
}
