import { createGrounding } from '../grounding/ground.ts';
import type { GenerationRequest, GenerationResult, ModelRun } from '../ports/models.ts';
import type { Paragraph } from '../records/polished-transcript.ts';
import { detectUnitLanguage } from '../text/language.ts';
import { placeChapters } from '../text/place-chapters.ts';
import { polishTranscript } from '../text/polish-transcript.ts';
import { rewriteTokenLimit } from './context.ts';
import { divideIntoBatches } from './divide-into-batches.ts';
import { expectedTokens } from './expected-tokens.ts';
import { concurrencyOf, inParallel } from './in-parallel.ts';
import { isClose } from './is-close.ts';
import { polishQuestion } from './prompts.ts';
import { type Rewriting, rewrite } from './rewrite.ts';
import type { ModelSession } from './session.ts';
import type { Source } from './source.ts';

/** Returns the transcript's paragraphs, set by the offline engine and divided at chapters, which the model then polishes. */
export const paragraphsToPolish = ({
  cues,
  language,
  chapters,
}: Pick<GenerationRequest, 'cues' | 'language' | 'chapters'>): Paragraph[] =>
  polishTranscript(cues, { language, ...(chapters?.length && { chapters: placeChapters(chapters, cues) }) });

/** Returns paragraphs as numbered lines for the model; the number is the paragraph's index. */
export const linesToPolish = (paragraphs: readonly Paragraph[]): Source[] =>
  paragraphs.map(({ text }, id) => ({ id, text, cites: [id] }));

/**
 * Polishes the transcript's paragraphs, each with its cues. A result that deviates from the spoken text, or contradicts its
 * numbers, names or negations, is discarded.
 */
export async function polishParagraphs(
  session: ModelSession,
  request: GenerationRequest,
  { onEvent }: ModelRun,
): Promise<GenerationResult<Paragraph[]>> {
  const { cues, title, options } = request;
  const language = detectUnitLanguage(cues, request.language);
  const paragraphs = paragraphsToPolish(request);
  const batches = divideIntoBatches(linesToPolish(paragraphs), rewriteTokenLimit(session.choice));
  session.ledger.check(expectedTokens(batches.map((lines) => polishQuestion(lines, title, options.keywords))));
  const grounding = createGrounding(paragraphs, language);
  const rewriting: Rewriting = {
    question: (lines) => polishQuestion(lines, title, options.keywords),
    isFitting: (line, text) => isClose(line.text, text, language),
    findProblems: ({ id }, text) =>
      grounding.groundCited(text, [id], language).problems.filter(({ kind }) => kind !== 'unsupported'),
    language: '',
  };
  const result = [...paragraphs];
  let [done, dropped] = [0, 0];
  onEvent({ kind: 'progress', done, total: batches.length });
  await inParallel(batches, concurrencyOf(session.choice), async (lines) => {
    const { texts } = await rewrite(session, lines, rewriting);
    for (const [index, text] of texts) result[index] = { ...paragraphs[index]!, text };
    dropped += lines.length - texts.size;
    done += 1;
    onEvent({ kind: 'progress', done, total: batches.length });
  });
  if (dropped * 2 > paragraphs.length) throw session.abortAsUnusable();
  return { result, receipt: session.receipt({ dropped }) };
}
