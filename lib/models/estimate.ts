import type { GenerationEstimate, GenerationRequest } from '../ports/models.ts';
import { inputTokenLimit, rewriteTokenLimit } from './context.ts';
import { divideIntoBatches } from './divide-into-batches.ts';
import { expectedTokens } from './expected-tokens.ts';
import { costOf } from './ledger.ts';
import { requireLanguageTag } from './output-language.ts';
import { planSummary, type SummaryPlan } from './plan.ts';
import { linesToPolish, paragraphsToPolish } from './polish-paragraphs.ts';
import { polishQuestion, type StyleOptions, styleOptionsOf, tokensAPoint, translationQuestion } from './prompts.ts';
import type { Question } from './question.ts';
import { summaryPrompts } from './summary-prompts.ts';
import { isTranslated, linesToTranslate } from './translate.ts';

/** Estimates a run if no call has to be repeated. Throws `invalid` for an invalid request. */
export function estimate(request: GenerationRequest): GenerationEstimate {
  const questions = questionsOf(request);
  const tokens = expectedTokens(questions);
  return { calls: questions.length, ...tokens, cost: costOf(request.model, tokens) };
}

function questionsOf(request: GenerationRequest): Question[] {
  const { options, model, title } = request;
  const requestedLanguage = requireLanguageTag(options.outputLanguage ?? '');
  switch (options.product) {
    case 'translation': {
      if (isTranslated(request.language, requestedLanguage)) return [];
      return divideIntoBatches(linesToTranslate(request), rewriteTokenLimit(model)).map((lines) =>
        translationQuestion(lines, requestedLanguage, options.keywords),
      );
    }
    case 'polished':
      return divideIntoBatches(linesToPolish(paragraphsToPolish(request)), rewriteTokenLimit(model)).map((lines) =>
        polishQuestion(lines, title, options.keywords),
      );
    default: {
      const plan = planSummary(request);
      return summaryQuestions(plan, request, styleOptionsOf(request, requestedLanguage || plan.offline.language));
    }
  }
}

/** Returns the calls for the parts and for joining their notes, which are assumed to have the requested length. */
export function summaryQuestions(
  { parts, points, offline }: SummaryPlan,
  { options, model, title }: GenerationRequest,
  style: StyleOptions,
): Question[] {
  const prompts = summaryPrompts(model, options.product, offline.language);
  const ofParts = parts.map((part) => prompts.part(part, title, style));
  const pointCount = parts.reduce((sum, part) => sum + part.points, 0);
  if (options.product === 'article' || (offline.chapters.length <= 1 && pointCount <= points)) return ofParts;
  const notes = Array.from({ length: pointCount }, (_, id) => ({ id, text: typicalNote, cites: [] }));
  const batches = divideIntoBatches(notes, inputTokenLimit(model, points * tokensAPoint));
  const ofWhole = batches.map((batch) => prompts.whole(batch, points, title, style));
  return [...ofParts, ...ofWhole, ...(ofWhole.length > 1 ? ofWhole.slice(0, 1) : [])];
}

const typicalNote = 'A note is a sentence of about twenty words, which is what one important point of a part takes to be told.';
