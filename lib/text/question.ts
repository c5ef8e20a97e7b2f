import { findNamedSpeakers } from './find-named-speakers.ts';
import { lowerCase } from './lower-case.ts';
import { isNumberWord, numberWords } from './number-words.ts';
import { getQuestionWords } from './question-words.ts';
import { searchTerms } from './search-terms.ts';
import { spelledValues } from './spelled-values.ts';
import { splitWords } from './split-words.ts';
import { cutEnding } from './stem.ts';
import { stopwords } from './stopwords.ts';
import { titleLanguage } from './title-language.ts';
import { unifyLetters } from './unify-letters.ts';
import { withoutAccents } from './without-accents.ts';

/** A user's question about transcripts, reduced to search terms in one language. */
export interface Question {
  /** Stems, each once, without question words, the words of `exactWords`, and numbers of two digits or more in digits. */
  terms: string[];
  /** Numbers below ten, which alone find nothing: "the three goals". */
  counts: readonly number[];
  /** Words that are spelled like function words but name something, such as "IT" and "WHO"; they are found as they are spelled. */
  exactWords: ReadonlySet<string>;
  /** Expressions for longer words of which a term is a part, in languages that join words. */
  compounds: ReadonlyMap<string, RegExp>;
  /** Speakers that the question names. */
  speakers: ReadonlySet<string>;
}

const maxCharacters = 1000;
/** Minimum number of letters of a function word that is asked for as a subject or verb. */
const minAskedLetters = 4;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const acronym = /^\p{Lu}{2,5}$/u;
const name = /^\p{Lu}\p{L}+$/u;
const singleDigit = /(?<![\p{L}\p{N}.,])\p{Nd}(?![\p{L}\p{N}]|[.,]\p{N})/gu;
/** Lowest number that is searched for; lower ones are counts, or occur everywhere. */
const minSearchedNumber = 10;

/** Reads the first 1000 characters of a question as search terms. */
export function readQuestion(text: string, language: string, speakers: ReadonlySet<string>): Question {
  const question = text.slice(0, maxCharacters).toWellFormed();
  const namedSpeakers = findNamedSpeakers(question, speakers, language);
  const allTerms = new Set(searchTerms(question, language));
  const questionTerms = new Set(searchTerms(`${getQuestionWords(language)} ${[...namedSpeakers].join(' ')}`, language));
  const numbers = readSpelledNumbers(question, language);
  const subjectTerms = [...allTerms].filter((term) => !questionTerms.has(term) && !numbers.terms.has(term));
  const numberTerms = numbers.values.filter((value) => value >= minSearchedNumber).map(String);
  const exactWords = findExactWords(question, language, allTerms.size === 0 && namedSpeakers.size === 0);
  const hasSubject = subjectTerms.length > 0 || numberTerms.length > 0 || namedSpeakers.size > 0 || exactWords.size > 0;
  return {
    terms: [...new Set([...(hasSubject ? [...subjectTerms, ...numberTerms] : allTerms), ...exactWords])],
    counts: [...numbers.values, ...(question.match(singleDigit) ?? []).map(Number)].filter(
      (value) => value > 1 && value < minSearchedNumber,
    ),
    exactWords,
    compounds: matchCompounds(question, language, new Set(subjectTerms)),
    speakers: namedSpeakers,
  };
}

/** Returns the values of the numbers that a question has in words, and the terms of these words. */
function readSpelledNumbers(question: string, language: string): { values: number[]; terms: ReadonlySet<string> } {
  const { homographs } = numberWords(language);
  const words = splitWords(question, language).filter(
    (one) => isNumberWord(one, language) && !/^\p{N}/u.test(one) && !homographs.has(one),
  );
  if (words.length === 0) return { values: [], terms: new Set() };
  const values = spelledValues(question, language);
  return { values, terms: new Set(searchTerms(words.join(' '), language)) };
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

/** Languages that join words without a space: "Benzinpreis". */
const joinsWords = new Set(['de', 'nl']);
/** Minimum letters of a word that begins a longer one, of one that ends it, and of what stands on its other side. */
const compound = { first: 4, last: 5, beforeLast: 3, behindFirst: 6 } as const;

/** Returns expressions for longer words of which a question's words are parts, by term, in languages that join words. */
function matchCompounds(question: string, language: string, terms: ReadonlySet<string>): Map<string, RegExp> {
  const words = joinsWords.has(language) ? splitWords(question, language) : [];
  return new Map(
    words.flatMap((one): [string, RegExp][] => {
      const [term] = searchTerms(one, language);
      const part = cutEnding(plainLetters(one, language), language);
      if (!term || !terms.has(term) || part.length < compound.first) return [];
      const behind = part.length < compound.last ? '' : `\\p{L}{${compound.beforeLast}}${part}\\p{L}{0,2}(?!\\p{L})|`;
      return [[term, new RegExp(`${behind}(?<!\\p{L})${part}\\p{L}{${compound.behindFirst}}`, 'u')]];
    }),
  );
}

const plainLetters = (text: string, language: string) => withoutAccents(unifyLetters(lowerCase(text, language), language));

/** Returns the terms of a question that are only parts of longer words of a text: "Preis" of "Benzinpreis". `terms` are the text's. */
export function readCompoundTerms(text: string, language: string, { compounds }: Question, terms: readonly string[]): string[] {
  if (compounds.size === 0) return [];
  const plain = plainLetters(text, language);
  return [...compounds].flatMap(([term, pattern]) => (!terms.includes(term) && pattern.test(plain) ? [term] : []));
}

/**
 * Returns the acronyms of a question that are spelled like function words. If it has no other term, also function words that are
 * capitalized like names ("What is Go?"), or that end it behind a determiner ("Comment est le son ?"), or in English the subject and
 * verb behind an auxiliary.
 */
function findExactWords(question: string, language: string, hasNoTerm: boolean): Set<string> {
  if (!isMixedCase(question)) return new Set();
  const words = question.match(word) ?? [];
  const isFunctionWord = (one: string) => stopwords(language).has(lowerCase(one, language));
  const acronyms = words.filter((one) => acronym.test(one) && isFunctionWord(one));
  if (acronyms.length > 0 || !hasNoTerm) return new Set(acronyms);
  const { determiners, verbCues } = titleLanguage(language);
  const named = words.filter(
    (one, i) =>
      i > 0 &&
      isFunctionWord(one) &&
      ((language !== 'de' && name.test(one)) || (i === words.length - 1 && determiners.has(lowerCase(words[i - 1]!, language)))),
  );
  if (named.length > 0 || language !== 'en') return new Set(named);
  // English lists general nouns and verbs among the function words, behind an auxiliary they are asked for: "What do people want?"
  const asked = /^\W*(?:what|how|why|when|where|who) (?:do|does|did|can|could|should|would) (.*)$/i.exec(question)?.[1] ?? '';
  return new Set(
    (asked.match(word) ?? []).filter((one) => one.length >= minAskedLetters && !determiners.has(one) && !verbCues.has(one)),
  );
}

const isMixedCase = (text: string) => /\p{Ll}/u.test(text);
