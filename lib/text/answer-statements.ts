import { createFormScore } from './answer-form.ts';
import { givenName } from './answer-kind.ts';
import { readDocument, type Statement } from './document.ts';
import { findPromotions, promotedStatements } from './find-promotions.ts';
import { isFragment } from './fragments.ts';
import { isQuestion } from './is-question.ts';
import { openingWords } from './opening-words.ts';
import { compoundWeight, type SearchedText } from './passage-candidates.ts';
import type { Passage } from './passages.ts';
import { readCompoundTerms, readQuestion, readTerms } from './question.ts';

/** Number of units read before and after a passage, so that its first and last sentences are complete. */
const contextUnits = 12;

/** A sentence of a passage. `id` is the id of its text, `from` and `to` are its unit range. */
export interface AnswerStatement extends Omit<Statement, 'terms'> {
  id: string;
  /** Stems, each once. */
  terms: string[];
  /** Terms of the question that are parts of its longer words. */
  compoundTerms: string[];
  /** Share of the weight of the question's terms that the sentence, or the one to which it replies, contains: 0 to 1. */
  coverage: number;
  /** Whether the sentence is right behind one that contains a term of the question. */
  followsCovering: boolean;
  isQuestion: boolean;
  /** Whether the sentence states something that no one calls untrue right after it, so that it may be an answer. */
  canAnswer: boolean;
  /** Whether the sentence is another speaker's reply to what asks, or says what is true in place of what was refuted. */
  isReply: boolean;
  /** Whether the sentence advertises. */
  isPromotion: boolean;
  /** Whether the sentence is cut off, broken or without a verb, replies to nothing and has not the form that is asked for. */
  isFragment: boolean;
  /** Whether the question names who speaks, and another one does. */
  isOtherSpeaker: boolean;
  /** Degree to which the sentence has the form of an answer that the question asks for: 0 to 1. */
  form: number;
  /** Features, in the order of `answer-weights.json`. */
  features: number[];
}

/** Returns the sentences that start in the passages, best passage first. */
export function answerStatements(
  texts: readonly SearchedText[],
  question: string,
  passages: readonly Passage[],
): AnswerStatement[] {
  const byId = new Map(texts.map((text) => [text.id, text]));
  const passageTexts = passages.map((passage) => readPassage(byId.get(passage.id)!, passage, question));
  const allStatements = passageTexts.flatMap(({ statements }) => statements);
  const documentFrequency = new Map<string, number>();
  for (const { terms } of allStatements)
    for (const term of terms) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log(1 + allStatements.length / (documentFrequency.get(term) ?? 0.5));
  /** Returns whether a sentence starts in a passage, or before it where no other passage has its start. */
  const belongsTo = ({ from, to }: Pick<Statement, 'from' | 'to'>, passage: Passage) =>
    from < passage.to &&
    (from >= passage.from ||
      (to > passage.from && !passages.some((other) => other.id === passage.id && other.from <= from && from < other.to)));
  return passageTexts.flatMap(({ statements, questionTerms, language, hasInferredEnds }, rank) => {
    const { occasional } = openingWords(language);
    const totalRarity = [...questionTerms].reduce((sum, term) => sum + rarity(term), 0) || 1;
    const shareOf = (terms: readonly string[]) =>
      terms.reduce((sum, term) => sum + (questionTerms.has(term) ? rarity(term) / totalRarity : 0), 0);
    const coverage = statements.map(({ terms, compoundTerms }) => shareOf(terms) + compoundWeight * shareOf(compoundTerms));
    return statements.flatMap((statement, i) => {
      if (!belongsTo(statement, passages[rank]!)) return [];
      const { terms, length, functionWordShare } = statement;
      const precedingCoverage = Math.max(coverage[i - 1] ?? 0, 0.7 * (coverage[i - 2] ?? 0));
      const replied = findReplied(statements, i, coverage);
      // Thanks and calls to speak stand between a question and its answer.
      const isReply = replied !== undefined && !occasional.test(statement.text);
      const ownCoverage = isReply ? Math.max(coverage[i]!, coverage[replied]!) : coverage[i]!;
      const focus = terms.reduce((sum, term) => sum + Math.log(documentFrequency.get(term)!), 0);
      const size = Math.log1p(length) / 4;
      const features = [
        1,
        Math.sqrt(ownCoverage),
        precedingCoverage,
        1 / (1 + rank),
        size,
        size ** 2,
        functionWordShare,
        Math.log1p(focus) / 4,
      ];
      const canAnswer = !statement.isQuestion && !statement.isRefuted;
      const followsCovering = (coverage[i - 1] ?? 0) > 0;
      const isScrap = !isReply && statement.form === 0 && isFragment(statement.text, language, hasInferredEnds);
      return [{ ...statement, coverage: ownCoverage, followsCovering, canAnswer, isReply, isFragment: isScrap, features }];
    });
  });
}

/** Keeps what the speakers say whom the question names, unless only others say something on it: "Who invited Ann?" */
export function preferNamedSpeakers(statements: readonly AnswerStatement[]): readonly AnswerStatement[] {
  const named = statements.filter(({ isOtherSpeaker }) => !isOtherSpeaker);
  const covers = ({ coverage }: AnswerStatement) => coverage > 0;
  return named.length > 0 && (named.some(covers) || !statements.some(covers)) ? named : statements;
}

/** Share of the question's weight from which one's own question is taken for the user's, so that what follows answers it. */
const sameQuestionCoverage = 0.6;

/**
 * Returns the index of the sentence to which one replies: another speaker's question; one's own if it asks the same as the user, as
 * others are rhetorical more often than not; or a claim that was called untrue right before ("… – That's a myth. – …").
 */
function findReplied(
  statements: readonly Pick<AnswerStatement, 'speaker' | 'isQuestion' | 'isRefuted'>[],
  i: number,
  coverage: readonly number[],
): number | undefined {
  const [claim, before, statement] = [statements[i - 2], statements[i - 1], statements[i]!];
  if (!before || statement.isQuestion) return undefined;
  if (before.isQuestion)
    return statement.speaker === before.speaker && coverage[i - 1]! < sameQuestionCoverage ? undefined : i - 1;
  return claim?.isRefuted && !before.isRefuted ? i - 2 : undefined;
}

function readPassage({ id, units, language }: SearchedText, { from, to }: Passage, question: string) {
  const start = Math.max(0, from - contextUnits);
  const contextSlice = units.slice(start, to + contextUnits);
  const speakers = new Set(contextSlice.flatMap(({ speaker }) => (speaker ? [speaker] : [])));
  const { statements: spoken, hasInferredEnds } = readDocument(contextSlice, language);
  const { asking } = openingWords(language);
  const read = readQuestion(question, language, speakers);
  const promoted = promotedStatements(findPromotions(spoken, language));
  const formScore = createFormScore(question, language, read);
  const statements = spoken.map((sentence, i) => {
    const form = formScore(sentence.text);
    const statement = form > 0 ? withDescribed(sentence, spoken[i - 1], language) : sentence;
    const terms = [...new Set(readTerms(statement.text, language, read))];
    return {
      ...statement,
      id,
      isPromotion: promoted.has(i),
      // Inferred ends have no question marks in most languages.
      isQuestion: isQuestion(statement.text) || (hasInferredEnds && asking.test(statement.text)),
      isOtherSpeaker: read.speakers.size > 0 && !read.speakers.has(statement.speaker),
      from: statement.from + start,
      to: statement.to + start,
      terms,
      compoundTerms: readCompoundTerms(statement.text, language, read, terms),
      form,
    };
  });
  return { statements, language, hasInferredEnds, questionTerms: new Set(read.terms) };
}

/** Maximum number of words of two sentences that are quoted as one. */
const maxDescribedWords = 60;

/**
 * Returns a sentence that names what the one before it describes, with that one: "You find addresses of one person. This is called
 * clustering."
 */
function withDescribed(sentence: Statement, before: Statement | undefined, language: string): Statement {
  const isNaming = sentence.standing === 'dependent' && givenName(sentence.text, language) !== undefined;
  if (!isNaming || !before?.isComplete || before.speaker !== sentence.speaker || isQuestion(before.text)) return sentence;
  const { attribution = sentence.attribution } = before;
  const text = `${before.text} ${sentence.text}`;
  const length = before.length + sentence.length;
  if (length > maxDescribedWords) return sentence;
  return { ...sentence, text, from: before.from, length, ...(attribution !== undefined && { attribution }) };
}
