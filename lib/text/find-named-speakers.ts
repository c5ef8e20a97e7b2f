import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { isInflected } from './inflected-names.ts';
import { lowerCase } from './lower-case.ts';
import { stopwords } from './stopwords.ts';
import { titleLanguage } from './title-language.ts';
import { unifyLetters } from './unify-letters.ts';
import { withoutAccents } from './without-accents.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Returns a name as it may be typed: in lower case and without accents. */
const foldName = (name: string, language: string) => withoutAccents(unifyLetters(lowerCase(name, language), language));
const splitFolded = (text: string, language: string) => foldName(text, language).match(word) ?? [];
/** Minimum length of a name that is recognized in lower case. */
const minLowerCaseLength = 4;
/** Languages in which the speaker who is asked for is mostly the first word of a question: "Anna ne dedi?" */
const nameFirstLanguages = new Set(['tr', 'az']);
const familyAndGivenName = /^(?:\p{Script=Han}{3}|\p{Script=Hangul}{3})$/u;
/** Minimum letters that the forms of an inflected name share. */
const minSharedLetters = 2;

/**
 * Returns the speakers that a question names: in full ("marketing", "PhD B"), or by a word that only one speaker's name
 * contains and that is written as a name ("Smith", but not "Professor" if there are several). In a question without capitals any
 * longer word may be a name, but not behind an article or a preposition ("the project").
 */
export function findNamedSpeakers(question: string, speakers: ReadonlySet<string>, language: string): Set<string> {
  const speakerCounts = new Map<string, number>();
  for (const speaker of speakers)
    for (const part of new Set(splitFolded(speaker, language))) speakerCounts.set(part, (speakerCounts.get(part) ?? 0) + 1);
  // Single letters are names only as capitals: "A" not at the start of a sentence, "I" never.
  const questionWords = (question.match(word) ?? []).filter(
    (token, i) => token.length > 1 || (/[\p{Lu}\p{Lo}]/u.test(token) && i > 0 && token !== 'I'),
  );
  const questionWordSet = new Set(questionWords.map((token) => foldName(token, language)));
  const hasCapitals = /\p{Lu}/u.test(question);
  const { determiners } = titleLanguage(language);
  const isSpelledAsName = (token: string, i: number) =>
    hasCapitals
      ? (i > 0 || nameFirstLanguages.has(language)) && /^[\p{Lu}\p{Lo}]/u.test(token)
      : /^\p{Lo}/u.test(token) ||
        (token.length >= minLowerCaseLength && !stopwords(language).has(token) && !determiners.has(questionWords[i - 1] ?? ''));
  const nameWords = new Set(questionWords.filter(isSpelledAsName).map((token) => foldName(token, language)));
  const foldedQuestion = foldName(question, language);
  const isChanged = (part: string) =>
    isJoined(part, foldedQuestion) ||
    (hasCapitals && [...nameWords].some((token) => isInflected(part, token, language, minSharedLetters)));
  return new Set(
    [...speakers].filter((speaker) => {
      const parts = splitFolded(speaker, language);
      const isNamedInFull = parts.length > 0 && parts.every((part) => questionWordSet.has(part) || isChanged(part));
      const hasOwn = parts.some((part) => speakerCounts.get(part) === 1 && (nameWords.has(part) || isChanged(part)));
      return isNamedInFull || hasOwn;
    }),
  );
}

/**
 * Returns whether a name occurs that other words follow without a space, in a script without spaces or with Korean particles: whole,
 * or without the family name of one character before it ("小明" for "王小明").
 */
const isJoined = (name: string, question: string) =>
  name.length > 1 &&
  (unspaced.test(name) || /^\p{Script=Hangul}+$/u.test(name)) &&
  (question.includes(name) || (familyAndGivenName.test(name) && question.includes(name.slice(1))));
