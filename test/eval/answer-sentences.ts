import { extractTerms } from '../../lib/text/extract-terms.ts';
import type { Sample } from './data.ts';

/** The sentences of a person's answer about a transcript. */
export interface AnswerSentences {
  sentences: string[];
  /** The span that the person marked: first unit, and the one after the last. */
  spans: [from: number, to: number][];
}

/** The answers of a sample, in sentences. */
export const answerSentences = ({ questions }: Sample): AnswerSentences[] =>
  questions.map(({ answer, spans }) => ({ sentences: answer.split(/(?<=[.!?])\s+/).filter(Boolean), spans }));

/** Whether a sentence says enough to be found: six words, four of them content. */
export const isTelling = (sentence: string, language: string): boolean =>
  sentence.split(/\s+/).length >= 6 && new Set(extractTerms(sentence, language)).size >= 4;
