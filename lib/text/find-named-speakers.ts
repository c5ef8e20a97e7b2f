import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { isInflected } from './inflected-names.ts';

const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const splitLowerCase = (text: string) => text.toLowerCase().match(word) ?? [];
/** Minimum letters that the forms of an inflected name share. */
const minSharedLetters = 2;

/**
 * Returns the speakers that a question names: in full ("marketing", "PhD B"), or by a word that only one speaker's name
 * contains and that is written as a name ("Smith", but not "Professor" if there are several).
 */
export function findNamedSpeakers(question: string, speakers: ReadonlySet<string>, language: string): Set<string> {
  const speakerCounts = new Map<string, number>();
  for (const speaker of speakers)
    for (const part of new Set(splitLowerCase(speaker))) speakerCounts.set(part, (speakerCounts.get(part) ?? 0) + 1);
  // Single letters are names only as capitals: "A" not at the start of a sentence, "I" never.
  const questionWords = (question.match(word) ?? []).filter(
    (token, i) => token.length > 1 || (/[\p{Lu}\p{Lo}]/u.test(token) && i > 0 && token !== 'I'),
  );
  const questionWordSet = new Set(questionWords.map((token) => token.toLowerCase()));
  const capitalizedWords = new Set(
    questionWords.filter((token, i) => i > 0 && /^[\p{Lu}\p{Lo}]/u.test(token)).map((token) => token.toLowerCase()),
  );
  const isChanged = (part: string) =>
    isJoined(part, question) || [...capitalizedWords].some((token) => isInflected(part, token, language, minSharedLetters));
  return new Set(
    [...speakers].filter((speaker) => {
      const parts = splitLowerCase(speaker);
      const isNamedInFull = parts.length > 0 && parts.every((part) => questionWordSet.has(part) || isChanged(part));
      const hasOwn = parts.some((part) => speakerCounts.get(part) === 1 && (capitalizedWords.has(part) || isChanged(part)));
      return isNamedInFull || hasOwn;
    }),
  );
}

/** Returns whether a name occurs that other words follow without a space: in a script without spaces, or with Korean particles. */
const isJoined = (name: string, question: string) =>
  name.length > 1 && (unspaced.test(name) || /^\p{Script=Hangul}+$/u.test(name)) && question.includes(name);
