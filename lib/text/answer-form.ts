import { isAnnouncement } from './announcements.ts';
import { type AnswerKind, answerKind, definedSubject, givenName, hasKind } from './answer-kind.ts';
import { type Question, readTerms } from './question.ts';
import { spelledValues } from './spelled-values.ts';

/** Score of a definition whose subject is more than what was asked for: "Bitcoin Script is …" of "What is Script?" */
const widerSubjectScore = 0.5;
/** Kinds whose forms many other sentences have too, and their score. */
const vagueKinds: ReadonlySet<AnswerKind | undefined> = new Set<AnswerKind>(['reason', 'amount', 'person']);
const vagueScore = 0.25;

/** Returns whether a question's form says so much about its answer's that a sentence on the subject with it is the answer. */
export const hasClearForm = (question: string, language: string): boolean => {
  const kind = answerKind(question, language);
  return kind !== undefined && !vagueKinds.has(kind);
};

/**
 * Creates a function for how far a sentence has the form of an answer that a question asks for, from 0 to 1: it defines what is asked
 * for, gives a reason, a price or a time, or says as many as the question does.
 */
export function createFormScore(question: string, language: string, read: Question): (sentence: string) => number {
  const kind = answerKind(question, language);
  const asked = new Set(read.terms);
  const hasCount = (sentence: string) => {
    if (read.counts.length === 0) return false;
    const values = [
      ...spelledValues(sentence, language),
      ...(sentence.match(/(?<![\p{N}.,])\p{Nd}(?![\p{N}])/gu) ?? []).map(Number),
    ];
    return read.counts.some((count) => values.includes(count));
  };
  const matchOf = (subject: string | undefined) => {
    if (subject === undefined) return 0;
    const terms = new Set(readTerms(subject, language, read));
    if (asked.size === 0 || [...asked].some((term) => !terms.has(term))) return 0;
    return terms.size > asked.size ? widerSubjectScore : 1;
  };
  const definition = (sentence: string) =>
    Math.max(matchOf(definedSubject(sentence, language)), matchOf(givenName(sentence, language)));
  return (sentence) => {
    if (isAnnouncement(sentence, language)) return 0;
    if (hasCount(sentence)) return 1;
    if (kind === 'definition') return definition(sentence);
    if (!hasKind(kind, sentence, language)) return 0;
    return vagueKinds.has(kind) ? vagueScore : 1;
  };
}
