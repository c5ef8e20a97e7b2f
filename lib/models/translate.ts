import { Failure } from '../contract/failure.ts';
import type { GenerationRequest, GenerationResult, ModelRun } from '../ports/models.ts';
import { cleanText } from '../subtitles/sentences.ts';
import { rewriteTokenLimit } from './context.ts';
import { expectedTokens } from './expected-tokens.ts';
import { concurrencyOf, inParallel } from './in-parallel.ts';
import { baseLanguage, languageTag } from './output-language.ts';
import { fitting } from './plan.ts';
import { translationQuestion } from './prompts.ts';
import { type Rewriting, rewrite } from './rewrite.ts';
import type { ModelSession } from './session.ts';
import type { Source } from './source.ts';

/** Returns the cues that contain letters or digits as numbered lines for the model; the number is the cue's index. */
export const linesToTranslate = ({ cues }: Pick<GenerationRequest, 'cues'>): Source[] =>
  cues.flatMap(({ text }, id) => (/[\p{L}\p{N}]/u.test(cleanText(text)) ? [{ id, text, cites: [id] }] : []));

/** Whether the text is already in the requested language. */
export const isTranslated = (language: string, requested: string): boolean =>
  requested === '' || requested === language || requested === baseLanguage(language);

/** Translates each cue. Throws `modelFailed`, with the indexes, if the model leaves out cues repeatedly. */
export async function translate(
  session: ModelSession,
  request: GenerationRequest,
  { onEvent }: ModelRun,
): Promise<GenerationResult<string[]>> {
  const { cues, options } = request;
  const language = languageTag(options.outputLanguage ?? '');
  const texts = cues.map(({ text }) => text);
  if (!isTranslated(languageTag(request.language || 'und'), language)) {
    const batches = fitting(linesToTranslate(request), rewriteTokenLimit(session.choice));
    session.ledger.check(expectedTokens(batches.map((lines) => translationQuestion(lines, language))));
    const rewriting: Rewriting = {
      question: (lines) => translationQuestion(lines, language, options.keywords),
      accepts: (line, text) => text.length <= 6 * line.text.length + 80,
      language,
    };
    let done = 0;
    onEvent({ kind: 'progress', done, total: batches.length });
    await inParallel(batches, concurrencyOf(session.choice), async (lines) => {
      const translated = await rewrite(session, lines, rewriting);
      const missing = lines.filter(({ id }) => !translated.has(id)).map(({ id }) => id);
      if (missing.length > 0) throw incomplete(session, missing);
      for (const [index, text] of translated) texts[index] = text;
      done += 1;
      onEvent({ kind: 'progress', done, total: batches.length });
    });
  }
  return { result: texts, receipt: session.receipt({ dropped: 0 }) };
}

function incomplete(session: ModelSession, missing: number[]): Failure {
  const { code, message } = session.uselessness();
  return new Failure(code, `${missing.length} lines are left without a translation: ${message}`, { missing });
}
