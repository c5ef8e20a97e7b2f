import { findNamedSpeakers } from './find-named-speakers.ts';
import { getQuestionWords } from './question-words.ts';
import { searchTerms } from './search-terms.ts';

/** A user's question about transcripts, reduced to search terms in one language. */
export interface Question {
  /** Stems, each once, without question words. */
  terms: string[];
  /** Speakers that the question names. */
  speakers: ReadonlySet<string>;
}

const maxCharacters = 1000;

/** Reads the first 1000 characters of a question as search terms. */
export function readQuestion(text: string, language: string, speakers: ReadonlySet<string>): Question {
  const question = text.slice(0, maxCharacters).toWellFormed();
  const namedSpeakers = findNamedSpeakers(question, speakers, language);
  const allTerms = new Set(searchTerms(question, language));
  const questionTerms = new Set(searchTerms(`${getQuestionWords(language)} ${[...namedSpeakers].join(' ')}`, language));
  const subjectTerms = [...allTerms].filter((term) => !questionTerms.has(term));
  return { terms: subjectTerms.length > 0 || namedSpeakers.size > 0 ? subjectTerms : [...allTerms], speakers: namedSpeakers };
}
