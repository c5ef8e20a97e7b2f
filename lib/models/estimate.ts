import type { GenerationEstimate, GenerationRequest } from '../ports/models.ts';
import { inputRoom, rewritingRoom } from './context.ts';
import { expectedTokens } from './expected-tokens.ts';
import { costOf } from './ledger.ts';
import { languageTag } from './output-language.ts';
import { fitting, type Plan, planDigest } from './plan.ts';
import { linesToPolish, paragraphsToPolish } from './polish-paragraphs.ts';
import {
  type Manner,
  mannerOf,
  partQuestion,
  polishQuestion,
  proseQuestion,
  translationQuestion,
  wholeQuestion,
} from './prompts.ts';
import type { Question } from './question.ts';
import { isTranslated, linesToTranslate } from './translate.ts';

/** What a run will take if no call has to be made twice. Throws `invalid` for a wish that can't be meant. */
export function estimate(request: GenerationRequest): GenerationEstimate {
  const questions = questionsOf(request);
  const tokens = expectedTokens(questions);
  return { calls: questions.length, ...tokens, cost: costOf(request.model, tokens) };
}

function questionsOf(request: GenerationRequest): Question[] {
  const { wish, model, title } = request;
  const wished = languageTag(wish.outputLanguage ?? '');
  switch (wish.product) {
    case 'translation': {
      if (isTranslated(request.language, wished)) return [];
      return fitting(linesToTranslate(request), rewritingRoom(model)).map((lines) =>
        translationQuestion(lines, wished, wish.keywords),
      );
    }
    case 'polished':
      return fitting(linesToPolish(paragraphsToPolish(request)), rewritingRoom(model)).map((lines) =>
        polishQuestion(lines, title, wish.keywords),
      );
    default: {
      const plan = planDigest(request);
      return digestQuestions(plan, request, mannerOf(request, wished || plan.offline.language));
    }
  }
}

/** The calls for the parts, and those that join what they will say: notes as long as is asked for. */
export function digestQuestions(
  { parts, points, offline }: Plan,
  { wish, model, title }: GenerationRequest,
  manner: Manner,
): Question[] {
  const ofParts = parts.map((part) => (wish.product === 'article' ? proseQuestion : partQuestion)(part, title, manner));
  const told = parts.reduce((sum, part) => sum + part.points, 0);
  if (wish.product === 'article' || (offline.chapters.length <= 1 && told <= points)) return ofParts;
  const notes = Array.from({ length: told }, (_, id) => ({ id, text: typicalNote, cites: [] }));
  const pieces = fitting(notes, inputRoom(model, points * 100)).map((piece) => wholeQuestion(piece, points, title, manner));
  return [...ofParts, ...pieces, ...(pieces.length > 1 ? pieces.slice(0, 1) : [])];
}

const typicalNote = 'A note is a sentence of about twenty words, which is what one important point of a part takes to be told.';
