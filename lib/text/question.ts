import { findNamedSpeakers } from './find-named-speakers.ts';
import { lowerCase } from './lower-case.ts';
import { getQuestionWords } from './question-words.ts';
import { searchTerms } from './search-terms.ts';
import { spelledValues } from './spelled-values.ts';
import { stopwords } from './stopwords.ts';
import { titleLanguage } from './title-language.ts';

/** A user's question about transcripts, reduced to search terms in one language. */
export interface Question {
  /** Stems, each once, without question words, and the words of `exactWords`. */
  terms: string[];
  /** Words that are spelled like function words but name something, such as "IT" and "WHO"; they are found as they are spelled. */
  exactWords: ReadonlySet<string>;
  /** Speakers that the question names. */
  speakers: ReadonlySet<string>;
}

const maxCharacters = 1000;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const acronym = /^\p{Lu}{2,5}$/u;
const name = /^\p{Lu}\p{L}+$/u;

/** Reads the first 1000 characters of a question as search terms. */
export function readQuestion(text: string, language: string, speakers: ReadonlySet<string>): Question {
  const question = text.slice(0, maxCharacters).toWellFormed();
  const namedSpeakers = findNamedSpeakers(question, speakers, language);
  const allTerms = new Set(searchTerms(question, language));
  const questionTerms = new Set(searchTerms(`${getQuestionWords(language)} ${[...namedSpeakers].join(' ')}`, language));
  const subjectTerms = [...allTerms].filter((term) => !questionTerms.has(term));
  const exactWords = findExactWords(question, language, allTerms.size === 0 && namedSpeakers.size === 0);
  const hasSubject = subjectTerms.length > 0 || namedSpeakers.size > 0 || exactWords.size > 0;
  return {
    terms: [...(hasSubject ? subjectTerms : allTerms), ...exactWords],
    exactWords,
    speakers: namedSpeakers,
  };
}

/** Returns whether a question's term is a number in digits, which a transcript may have in words. */
export const isNumber = (term: string): boolean => /^\d+$/.test(term);

/** Returns the terms of a transcript's text among which those of a question are searched. */
export function readTerms(text: string, language: string, { terms: searched, exactWords }: Question): string[] {
  const terms = searchTerms(text, language);
  if (searched.some(isNumber)) terms.push(...spelledValues(text, language).map(String));
  if (exactWords.size > 0 && isMixedCase(text)) terms.push(...(text.match(word) ?? []).filter((one) => exactWords.has(one)));
  return terms;
}

/**
 * Returns the acronyms of a question that are spelled like function words. If it has no other term, also function words that are
 * capitalized like names ("What is Go?"), or that end it behind a determiner ("Comment est le son ?").
 */
function findExactWords(question: string, language: string, hasNoTerm: boolean): Set<string> {
  if (!isMixedCase(question)) return new Set();
  const words = question.match(word) ?? [];
  const isFunctionWord = (one: string) => stopwords(language).has(lowerCase(one, language));
  const acronyms = words.filter((one) => acronym.test(one) && isFunctionWord(one));
  if (acronyms.length > 0 || !hasNoTerm) return new Set(acronyms);
  const { determiners } = titleLanguage(language);
  return new Set(
    words.filter(
      (one, i) =>
        i > 0 &&
        isFunctionWord(one) &&
        ((language !== 'de' && name.test(one)) ||
          (i === words.length - 1 && determiners.has(lowerCase(words[i - 1]!, language)))),
    ),
  );
}

const isMixedCase = (text: string) => /\p{Ll}/u.test(text);
