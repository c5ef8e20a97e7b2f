import { Failure } from '../contract/failure.ts';
import { createGrounding } from '../grounding/ground.ts';
import type { GenerationRequest, GenerationResult, ModelRun } from '../ports/models.ts';
import type { GroundingProblem, LeftOutPoint } from '../records/generation.ts';
import { cleanText } from '../subtitles/clean-text.ts';
import { detectUnitLanguage } from '../text/language.ts';
import { rewriteTokenLimit } from './context.ts';
import { divideIntoBatches } from './divide-into-batches.ts';
import { expectedTokens } from './expected-tokens.ts';
import { concurrencyOf, inParallel } from './in-parallel.ts';
import { baseLanguage, requireLanguageTag } from './output-language.ts';
import { translationQuestion } from './prompts.ts';
import { type Rewriting, rewrite } from './rewrite.ts';
import type { ModelSession } from './session.ts';
import type { Source } from './source.ts';

/** Returns the cues that contain letters or digits as numbered lines for the model; the number is the cue's index. */
export const linesToTranslate = ({ cues }: Pick<GenerationRequest, 'cues'>): Source[] =>
  cues.flatMap(({ text }, id) => (/[\p{L}\p{N}]/u.test(cleanText(text)) ? [{ id, text, cites: [id] }] : []));

/** Matches a number that is checked. One of a single digit is not: where it stands in one language, another often has a word. */
const multiDigitNumber = /\p{Nd}{2}/u;

/** Maximum share of cues that keep their own text because the model leaves them out: small models never write some. */
const maxMissingShare = 0.05;

/** Whether the text is already in the requested language. */
export const isTranslated = (language: string, requested: string): boolean =>
  requested === '' || requested === language || requested === baseLanguage(language);

/**
 * Translates each cue, and reports each text as it arrives. If a translation contains other numbers than its cue, also after a
 * second request, the cue keeps its own text; so do a few cues that the model leaves out repeatedly. Throws `modelFailed`, with the
 * indexes, if these are more.
 */
export async function translate(
  session: ModelSession,
  request: GenerationRequest,
  { onEvent }: ModelRun,
): Promise<GenerationResult<string[]>> {
  const { cues, options } = request;
  const language = requireLanguageTag(options.outputLanguage ?? '');
  const texts = cues.map(({ text }) => text);
  if (isTranslated(requireLanguageTag(request.language || 'und'), language)) {
    return { result: texts, receipt: session.receipt({}) };
  }
  const leftOut: LeftOutPoint[] = [];
  const missing: number[] = [];
  const translatable = linesToTranslate(request);
  const batches = divideIntoBatches(translatable, rewriteTokenLimit(session.choice));
  session.ledger.check(expectedTokens(batches.map((lines) => translationQuestion(lines, language, options.keywords))));
  const task = { from: baseLanguage(detectUnitLanguage(cues, request.language)), to: language };
  const findFalseNumbers = createNumberCheck(request, language);
  const rewriting: Rewriting = {
    question: (lines) => ({ ...translationQuestion(lines, language, options.keywords), task }),
    isFitting: ({ text: spokenText }, text) => text.length <= 6 * spokenText.length + 80,
    findProblems: ({ id }, text) => findFalseNumbers(id, text),
    onText: (index, text) => onEvent({ kind: 'translated', index, text }),
    language,
  };

  let done = 0;
  onEvent({ kind: 'progress', done, total: batches.length });
  await inParallel(batches, concurrencyOf(session.choice), async (lines) => {
    const written = await rewrite(session, lines, rewriting);
    missing.push(...lines.map(({ id }) => id).filter((id) => !written.texts.has(id) && !written.leftOut.has(id)));
    if (written.isInterrupted || missing.length > maxMissingShare * translatable.length) throw incomplete(session, missing);
    for (const [index, text] of written.texts) texts[index] = text;
    leftOut.push(...written.leftOut.values());
    done += 1;
    onEvent({ kind: 'progress', done, total: batches.length });
  });
  return { result: texts, receipt: session.receipt({ leftOut, dropped: leftOut.length + missing.length }) };
}

/** Creates the check of a translation: it returns the numbers that neither the cue has nor one that its sentence runs through. */
function createNumberCheck({ cues, language }: GenerationRequest, translationLanguage: string) {
  const grounding = createGrounding(cues, language);
  const isEnd = (index: number) => /[.!?。！？…]["”’)]*\s*$/u.test(cues[index]?.text ?? '.');
  return (index: number, text: string): GroundingProblem[] => {
    const near = [...(isEnd(index - 1) ? [] : [index - 1]), index, ...(isEnd(index) || !cues[index + 1] ? [] : [index + 1])];
    if (!multiDigitNumber.test(text) || !near.some((one) => multiDigitNumber.test(cues[one]!.text))) return [];
    return grounding
      .groundCited(text, near, baseLanguage(translationLanguage))
      .problems.filter((problem) => problem.kind === 'number' && multiDigitNumber.test(problem.text));
  };
}

function incomplete(session: ModelSession, missing: number[]): Failure {
  const { code, message } = session.abortAsUnusable();
  return new Failure(code, `${missing.length} lines are left without a translation: ${message}`, { missing });
}
