import type { CitedLine } from '../records/summary.ts';
import { answerOutcome, readOutcome } from './answer-outcome.ts';
import { type AnswerStatement, answerStatements, preferNamedSpeakers } from './answer-statements.ts';
import fitted from './answer-weights.json' with { type: 'json' };
import { correctSpelling } from './correct-spelling.ts';
import { lineText } from './document.ts';
import { isGeneralQuestion } from './general-questions.ts';
import { detectUnitLanguage } from './language.ts';
import { dotProduct } from './logistic.ts';
import type { SearchedText } from './passage-candidates.ts';
import { findPassages, type Passage } from './passages.ts';
import { summarize } from './summarize.ts';
import type { TextUnit } from './text-unit.ts';
import { withoutAccents } from './without-accents.ts';

/** A transcript that a question is put to; `id` identifies its passages. */
export interface SourceText {
  id: string;
  units: readonly TextUnit[];
  /** BCP 47 tag, when known. */
  language?: string;
}

/** An answer to a question in sentences of the transcripts, with the passages from which they are. */
export interface ExtractedAnswer {
  /** Best first. */
  passages: Passage[];
  /**
   * Sentences from the passages, in the order of the texts and of their units; `id` is the id of the text whose units they
   * cite.
   */
  lines: (CitedLine & { id: string })[];
}

/** Weights of the features of candidates and of statements, in the order of the features. */
export interface AnswerWeights {
  passage: readonly number[];
  statement: readonly number[];
}

/** Limits of an extracted answer. */
export interface AnswerOptions {
  /** Maximum number of passages. Default 5. */
  maxPassages?: number;
  /** Maximum number of words in the answer. Default 80. */
  maxWords?: number;
  weights?: AnswerWeights;
}

/**
 * Limits of a sentence's length in words: with most of the question or as the reply to a question with a term of it, with a term
 * itself, without one, and at most. Shorter ones carry little, longer ones crowd out the others.
 */
const lengthLimits = { withMost: 2, withTerm: 4, withoutTerm: 7, max: 60 } as const;
/** Share of the question's weight from which a sentence contains most of it. */
const mainCoverage = 0.5;
/** Maximum share of its terms that a sentence may have in common with those selected before it. */
const maxRepeatedShare = 0.6;
/** Cost of a sentence that advertises, where others are on the question. */
const promotionCost = 0.2;
/** Cost of a sentence that is cut off, broken or without a verb. */
const fragmentCost = 0.08;
/** Weight of the form that the question asks for, in a sentence on the question. */
const formWeight = 0.12;
/** Maximum difference between the scores of the best sentence and of another one of the same answer. */
const maxLag = 0.12;

/**
 * Answers a question with passages of transcripts and the sentences closest to it, or one about a whole transcript with its most
 * important sentences. Both are empty if the transcripts have nothing on it.
 */
export function extractAnswer(
  texts: readonly SourceText[],
  question: string,
  { maxPassages = 5, maxWords = 80, weights = fitted }: AnswerOptions = {},
): ExtractedAnswer {
  const detected = texts.map((text) => ({ ...text, language: detectUnitLanguage(text.units, text.language) }));
  const languages = [...new Set(detected.map(({ language }) => language))];
  const isSpoken = (word: string) => detected.some(({ units }) => saysOften(units, word));
  if (languages.some((language) => isGeneralQuestion(question, language, isSpoken)))
    return answerByText(
      detected,
      maxPassages,
      maxWords,
      ({ units, language }, words) => summarize(units, { language, maxWords: words }).lines,
    );
  const [outcome] = languages.flatMap((language) => readOutcome(question, language) ?? []);
  if (outcome)
    return answerByText(detected, maxPassages, maxWords, ({ units, language }, words) =>
      answerOutcome(units, outcome, language, words),
    );
  const spelled = correctSpelling(question, detected);
  const passages = findPassages(detected, spelled, maxPassages, weights.passage);
  const textIndexes = new Map(texts.map(({ id }, i) => [id, i]));
  const statements = answerStatements(detected, spelled, passages);
  const selected = new Set(selectStatements(statements, maxWords, weights.statement));
  const lines = statements
    .filter((statement) => selected.has(statement))
    .sort((a, b) => textIndexes.get(a.id)! - textIndexes.get(b.id)! || a.from - b.from)
    .map((statement) => ({
      id: statement.id,
      text: lineText(statement),
      cites: Array.from({ length: statement.to - statement.from }, (_, i) => statement.from + i),
    }));
  return { passages, lines };
}

/** Number of units with a word from which a transcript speaks of what it names. */
const minSpokenCount = 3;
const saysOften = (units: readonly TextUnit[], word: string) =>
  units.filter(({ text }) => withoutAccents(text).toLowerCase().includes(word.toLowerCase())).length >= minSpokenCount;

/** Answers with lines of the first texts, each by itself. */
function answerByText(
  texts: readonly SearchedText[],
  maxPassages: number,
  maxWords: number,
  answer: (text: SearchedText, maxWords: number) => CitedLine[],
): ExtractedAnswer {
  const answering = texts.slice(0, maxPassages);
  const lines = answering.flatMap((text) =>
    answer(text, Math.floor(maxWords / answering.length)).map((line) => ({ ...line, id: text.id })),
  );
  const passages = lines.flatMap(({ id, cites }) => consecutiveRanges(cites).map((range) => ({ id, ...range })));
  return { passages: passages.slice(0, maxPassages), lines };
}

/** Returns the ranges of consecutive units among those that a line cites. */
function consecutiveRanges(cites: readonly number[]): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  for (const cite of cites) {
    const last = ranges.at(-1);
    if (last?.to === cite) last.to++;
    else ranges.push({ from: cite, to: cite + 1 });
  }
  return ranges;
}

function minLength({ coverage, isReply }: AnswerStatement): number {
  if (coverage === 0) return lengthLimits.withoutTerm;
  return isReply || coverage >= mainCoverage ? lengthLimits.withMost : lengthLimits.withTerm;
}

/** Keeps the statements on the question and those right behind one, where one contains most of the question. */
function preferCovering(statements: readonly AnswerStatement[]): readonly AnswerStatement[] {
  const near = statements.filter(({ coverage, followsCovering }) => coverage > 0 || followsCovering);
  return near.some(({ coverage }) => coverage >= mainCoverage) ? near : statements;
}

/** Selects the best statements that fit the word limit, don't repeat each other, and are not far behind the first. */
function selectStatements(
  statements: readonly AnswerStatement[],
  maxWords: number,
  weights: readonly number[],
): AnswerStatement[] {
  const candidates = statements.filter(
    (statement) =>
      statement.canAnswer && statement.length >= minLength(statement) && statement.length <= Math.min(lengthLimits.max, maxWords),
  );
  const completeSentences = candidates.filter((statement) => statement.isComplete);
  const pool = preferCovering(
    preferNamedSpeakers(2 * completeSentences.length >= candidates.length ? completeSentences : candidates),
  );
  const hasOthers = pool.some(({ coverage, isPromotion }) => coverage > 0 && !isPromotion);
  const score = ({ features, isPromotion, isFragment, form, coverage }: AnswerStatement) => {
    const cost = (hasOthers && isPromotion ? promotionCost : 0) + (isFragment ? fragmentCost : 0);
    return dotProduct(features, weights, (coverage > 0 ? formWeight * form : 0) - cost);
  };
  const usedTerms = new Set<string>();
  const usedTexts: string[] = [];
  let remainingWords = maxWords;
  return (pool.length > 0 ? pool : statements.filter(({ canAnswer }) => canAnswer))
    .map((statement) => ({ statement, score: score(statement) }))
    .sort((a, b) => b.score - a.score)
    .filter(({ score: own }, _, [best]) => own >= best!.score - maxLag)
    .filter(({ statement: { text, length, terms } }) => {
      const repeated = terms.filter((term) => usedTerms.has(term)).length;
      if (length > remainingWords || repeated > maxRepeatedShare * terms.length) return false;
      // A sentence may be quoted with the one before it, which is then no line of its own.
      if (usedTexts.some((used) => text.includes(used) || used.includes(text))) return false;
      usedTexts.push(text);
      remainingWords -= length;
      for (const term of terms) usedTerms.add(term);
      return true;
    })
    .map(({ statement }) => statement);
}
