import { clauseSigns } from './clause-signs.ts';
import { isNumberWord } from './number-words.ts';
import type { SpokenWord } from './spoken-words.ts';
import { stopwords } from './stopwords.ts';
import type { TextUnit } from './text-unit.ts';

/** Maximum number of words from the start of a subject, of an adverbial, or of another phrase, to the verb of the clause. */
const maxSubjectWords = 6;
const maxAdverbialWords = 9;
const maxPhraseWords = 5;
/** Number of words before a clause in which the verb of the one before it is looked for. */
const maxClauseWords = 60;
/** Number of words in which an adverbial is looked for. */
const adverbialLength = 4;

/** Matches a German adjective before its noun, and what stands between a noun and the genitive that belongs to it. */
const adjective = /^\p{L}{2,}(?:e|e[nrsm])$/u;
const beforeGenitive = /^(?:der|des|von)$/u;
/** Matches a German participle or infinitive, with which a clause ends. */
const clauseFinal = /^ge\p{L}+(?:t|en)$|(?:ern|eln|iert|ieren)$/u;

/** Returns whether a clause starts at a word, where the one before it started at `first`. */
type ClauseStartTest = (at: number, first: number) => boolean;

/**
 * Returns the judgment whether a clause with a subject and a verb of its own starts at a word: the clause before it has its verb and
 * needs no object, and the words from there on have theirs before another word joins. Never in a language without signs.
 */
export function findClauseStarts(words: readonly SpokenWord[], units: readonly TextUnit[], language: string): ClauseStartTest {
  const signs = clauseSigns(language);
  if (!signs) return () => false;
  const { determiner, pronoun, bareSubject, adverbial, preposition, verb, beforeVerb } = signs;
  const { subordinator, coordinator, governing, hasVerbSecond } = signs;
  const verbs = words.map(({ text }, at) => verb.test(text) || (at > 0 && beforeVerb.test(words[at - 1]!.text)));
  const subordinates = words.map(({ text }) => subordinator.test(text));
  const joints = words.map(({ text }, at) => subordinates[at]! || coordinator.test(text));
  const functionWords = stopwords(language);
  const isCapital = (at: number) => {
    const word = words[at];
    return word !== undefined && /^\p{Lu}/u.test(units[word.startUnit]!.text.slice(word.start));
  };

  const findVerb = (from: number, maxWords: number): boolean => {
    for (let at = from; at < Math.min(words.length, from + maxWords) && !joints[at]; at++) if (verbs[at]) return true;
    return false;
  };

  /** Returns whether a noun with its adjectives and genitives stands at a word, and the verb right behind it. */
  const hasVerbBehindNoun = (from: number): boolean => {
    let at = from;
    const isAdjective = ({ text }: SpokenWord) => adjective.test(text) && !functionWords.has(text);
    while (at < words.length && !isCapital(at) && isAdjective(words[at]!) && !verbs[at]) at++;
    if (!isCapital(at)) return false;
    while (isCapital(at) || (at < words.length && beforeGenitive.test(words[at]!.text))) at++;
    return verbs[at] === true;
  };

  /** Returns whether a noun without a determiner stands at a word, and its verb right behind it, an adverb or a prepositional phrase. */
  const startsBareSubject = (at: number): boolean => {
    // What follows a number is counted.
    if (!bareSubject || preposition.test(words[at - 1]!.text) || isNumberWord(words[at - 1]!.text, language)) return false;
    const isNominal = (index: number, form: RegExp) => {
      const text = words[index]?.text ?? '';
      return form.test(text) && !functionWords.has(text) && !verbs[index] && !joints[index];
    };
    const isNoun = (index: number) => isNominal(index, bareSubject.noun);
    if (isNominal(at, bareSubject.adjective)) return isNoun(at + 1) && findVerb(at + 2, maxPhraseWords);
    if (!isNoun(at)) return false;
    const isPhrase = preposition.test(words[at + 1]?.text ?? '');
    const next = isPhrase ? at + 3 : bareSubject.adverb.test(words[at + 1]?.text ?? '') ? at + 2 : at + 1;
    return verbs[next] === true || beforeVerb.test(words[next]?.text ?? '');
  };

  /** Returns whether an article stands before a number, as in dates: "el quince de noviembre". */
  const isDate = (at: number) => /^(?:el|le|il|o)$/.test(words[at]!.text) && isNumberWord(words[at + 1]?.text ?? '', language);

  const startsSubject = (at: number): boolean => {
    const { text } = words[at]!;
    if (startsBareSubject(at)) return true;
    if (!hasVerbSecond)
      return pronoun.test(text)
        ? verbs[at]! || findVerb(at + 1, maxSubjectWords)
        : determiner.test(text) && !isDate(at) && findVerb(at + 1, maxSubjectWords);
    if (determiner.test(text) && hasVerbBehindNoun(at + 1)) return true;
    if (pronoun.test(text)) return verbs[at + 1] === true;
    return isCapital(at) && (verbs[at - 1]! || clauseFinal.test(words[at - 1]!.text)) && hasVerbBehindNoun(at);
  };

  const startsAdverbial = (at: number): boolean => {
    const opening = words.slice(at, at + adverbialLength).map(({ text }) => text);
    if (!adverbial.test(opening.join(' '))) return false;
    return hasVerbSecond ? verbs[at + 1] === true || hasVerbBehindNoun(at + 1) : findVerb(at + 1, maxAdverbialWords);
  };

  /** Returns whether a noun without a determiner stands before the verb, behind another noun that depends on a preposition. */
  const hasOwnSubject = (from: number, verbAt: number) =>
    bareSubject !== undefined &&
    verbAt > from + 1 &&
    !governing.test(words[verbAt - 2]!.text) &&
    bareSubject.noun.test(words[verbAt - 1]!.text);

  /** Returns whether the verb, or a subject of one word, follows a noun behind a preposition at once. */
  const startsPhrase = (at: number): boolean => {
    if (!preposition.test(words[at]!.text)) return false;
    for (let next = at + 1; next < Math.min(words.length, at + maxPhraseWords) && !joints[next]; next++)
      if (bareSubject && pronoun.test(words[next]!.text)) return next > at + 1;
      else if (verbs[next]) return next > at + 1 && !functionWords.has(words[next - 1]!.text) && !hasOwnSubject(at + 1, next);
    return false;
  };

  /** Returns whether the last clause before a word has its verb, and the main one where a subordinate one comes first. */
  const isComplete = (first: number, end: number): boolean => {
    let missing = subordinates[first] ? 2 : 1;
    for (let at = Math.max(first, end - maxClauseWords); at < end; at++) {
      if (subordinates[at] && at > first) missing = 1;
      else if (verbs[at]) missing--;
    }
    return missing <= 0;
  };

  return (at, first) => {
    const before = words[at - 1]!.text;
    const isOpen = (verbs[at - 1] && !hasVerbSecond) || joints[at - 1] || governing.test(before) || beforeVerb.test(before);
    return !isOpen && (startsSubject(at) || startsAdverbial(at) || startsPhrase(at)) && isComplete(first, at);
  };
}
