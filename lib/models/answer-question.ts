import { createGrounding } from '../grounding/ground.ts';
import type { AnswerPassage, AnswerRequest, GenerationResult } from '../ports/models.ts';
import type { CitedLine } from '../records/summary.ts';
import { detectLanguage, detectUnitLanguage } from '../text/language.ts';
import { askForPoints } from './ask-points.ts';
import { createLineChecker, type LineChecker } from './check-lines.ts';
import { estimateTokens, inputTokenLimit, lastTokens } from './context.ts';
import { requireLanguageTag } from './output-language.ts';
import { replyQuestion } from './prompts.ts';
import type { ModelSession } from './session.ts';
import { type Source, sourceLine } from './source.ts';

type Reply = GenerationResult<{ lines: CitedLine[]; suggestedQuestions: string[] }>;

/** Tokens reserved for the answer. */
const maxAnswerTokens = 1000;
/** Maximum tokens of the previous messages, and their share of a small context. */
const maxHistoryTokens = 1000;
const maxHistoryShare = 0.3;
const maxQuestions = 3;

/** Answers a question from passages; without lines if they contain no answer. */
export async function answerQuestion(session: ModelSession, request: AnswerRequest): Promise<Reply> {
  const { question, passages, history } = request;
  const language = requireLanguageTag(request.outputLanguage ?? detectLanguage(question));
  const inputTokens = inputTokenLimit(session.choice, maxAnswerTokens);
  const conversation = lastTokens(
    history.map(({ role, content }) => `${role}: ${content}`).join('\n'),
    Math.min(maxHistoryTokens, maxHistoryShare * inputTokens),
  );
  const sources = takeFittingSources(
    passages.map(({ title, text }, index) => ({ id: index + 1, text, speaker: title, cites: [index] })),
    inputTokens - estimateTokens(conversation),
  );
  const sourceLanguage = detectUnitLanguage(passages);
  const check = passageChecker(passages, sourceLanguage, language);
  const points =
    sources.length === 0
      ? { lines: [], suggestedQuestions: [], leftOut: [] }
      : await askForPoints(session, {
          question: replyQuestion(sources, question, conversation, language),
          sources,
          language,
          check,
          sourceLanguage,
          mayBeEmpty: true,
        });
  if (!points) throw session.abortAsUnusable();
  const { lines, suggestedQuestions, leftOut } = points;
  return {
    result: { lines, suggestedQuestions: suggestedQuestions.slice(0, maxQuestions) },
    receipt: session.receipt({ leftOut }),
  };
}

/** Creates a check of lines that cite passages against the passages' cues. */
function passageChecker(passages: readonly AnswerPassage[], sourceLanguage: string, language: string): LineChecker {
  const units = passages.map(({ text, cues = [{ text }] }) => cues);
  const starts = units.map((_, i) => units.slice(0, i).flat().length);
  const cuesOf = (passage: number) => units[passage]!.map((_, i) => starts[passage]! + i);
  const passageOf = (cue: number) => starts.findLastIndex((start) => start <= cue);
  const check = createLineChecker({ grounding: createGrounding(units.flat(), sourceLanguage), language, isCustom: false });
  return (lines, around) => {
    const { lines: checked, leftOut } = check(
      lines.map((line) => ({ ...line, cites: line.cites.flatMap(cuesOf) })),
      around.flatMap(cuesOf),
    );
    return { lines: checked.map((line) => ({ ...line, cites: [...new Set(line.cites.map(passageOf))] })), leftOut };
  };
}

/** Returns the best passages that fit, at least one. */
function takeFittingSources(passages: readonly Source[], maxTokens: number): Source[] {
  let size = 0;
  return passages.filter((passage, index) => {
    size += estimateTokens(sourceLine(passage));
    return size <= maxTokens || index === 0;
  });
}
