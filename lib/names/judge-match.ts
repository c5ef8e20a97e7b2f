import { editDistance } from '../text/edit-distance.ts';
import type { NameForm, NameIndex } from './name-index.ts';
import { markedWord } from './read-known-names.ts';
import { type SoundSequence, soundDistance, toSoundSequence, weighSounds } from './sound-distance.ts';
import { compareLetters, mayBeSpelling, type SpelledLetters } from './spelled-letters.ts';
import type { SpokenWord } from './spoken-words.ts';
import { hasWordLists, rarestKind, type WordKind } from './word-kind.ts';

/**
 * Minimum closeness by sound, 0 to 1, for one word and for several, by the kind of the rarest word; absent where words are never
 * replaced.
 */
const minCloseness: Record<'one' | 'several', Partial<Record<WordKind, number>>> = {
  one: { unknown: 0.78, listed: 0.9 },
  several: { unknown: 0.74, name: 0.76, listed: 0.76, common: 0.8 },
};
/** The same of the other words where some words of a name are right, by the kind of the rarest. */
const minOfRest: Partial<Record<WordKind, number>> = { unknown: 0.76, listed: 0.82, name: 0.92 };
/** Addition to the score of a name of which words are right, so that it goes before these words alone. */
const rightWordsBonus = 0.25;
/** Minimum closeness for a name that recognizers know. */
const minOfKnown = 0.92;
/** The same for a long one where the recognized word is none. */
const minOfLongKnown = 0.82;
const longWeight = 5.5;
/** Minimum closeness for a name whose sounds weigh less than `shortWeight`. */
const minOfShort = 0.89;
const shortWeight = 4;
/** Minimum closeness for a name that may be an ordinary word in a title, and for one that is spelled out. */
const minOfUncertain = 0.88;
const minOfLetters = 0.97;
/** The same where most words sound like letters. */
const minOfSpelling = 0.82;
/** Closeness of letters that are all those of an acronym. */
const maxSpelledCloseness = 0.99;
/** Minimum closeness in languages without word lists, and for words that include a function word. */
const minWithoutLists = 0.9;
const minWithFunctionWord = 0.9;
/** Minimum closeness for common words, with a function word at an edge, to a name that is recognized elsewhere. */
const minOfRecognized = 0.97;
/** Minimum closeness for the plural of a name. */
const minOfPlural = 0.92;
/** Amount by which the minimum is lower for a term that the user taught. */
const taughtTolerance = 0.04;
/** Tolerance for the rounding of sums of costs. */
const roundingTolerance = 1e-9;
/** Maximum words that are compared by sound. */
export const maxSoundedWords = 4;

/**
 * Returns the score, above 1, of recognized words with the letters of a name, and whether the name's spelling replaces theirs;
 * undefined if the letters differ.
 */
export function judgeSpelling(
  window: readonly SpokenWord[],
  { name, kind, words, isPlural }: NameForm,
): { score: number; isChange: boolean } | undefined {
  const isTaught = name.because.source === 'term';
  const isOrdinary = kind === 'function' || kind === 'common';
  if (kind === 'function' || (isOrdinary && !isTaught)) return undefined;
  const score = 1 + window.length / 10;
  const hasUnknown = window.some((word) => word.kind === 'unknown' || word.base.length === 1);
  if (isPlural && !hasUnknown) return undefined;
  if (window.length > words.length && !isTaught && window.every(isFunctionWord)) return undefined;
  if (window.length === words.length) return { score, isChange: name.hasOwnCase };
  if (window.length < words.length) return { score, isChange: isTaught || (name.hasOwnCase && !window.some(isMarked)) };
  return { score, isChange: isTaught || hasUnknown || name.hasOwnCase };
}

/**
 * Returns the closeness, 0 to 1, of the letters that recognized words spell to those of an acronym; undefined if it is another one.
 * `isUsedAlone`: whether a group of letters is a word of the transcript.
 */
export function judgeLetters(
  { letters, groups, hasHomophone }: SpelledLetters,
  { base }: NameForm,
  isUsedAlone: (text: string) => boolean,
): number | undefined {
  const share = compareLetters(letters, base);
  if (share === 0) return undefined;
  // "our PC" is one where PCs are spoken of.
  if (hasHomophone && groups.some(({ text }) => text.length > 1 && isUsedAlone(text))) return undefined;
  return share * maxSpelledCloseness;
}

/** Whether words may be a misheard name. */
export function canBeMisheard(window: readonly SpokenWord[], index: NameIndex): boolean {
  if (window.length > maxSoundedWords) return false;
  const kind = rarestKind(window.map((word) => word.kind));
  const minimum = minCloseness[window.length === 1 ? 'one' : 'several'][kind];
  if (minimum === undefined || window.some(isMarked)) return false;
  // The evidence spells these words so.
  if (window.every(({ text }) => index.isKnownWord(text))) return false;
  return true;
}

/** Recognized words with the precomputed data for comparing their sounds. */
export interface SoundedWords {
  window: readonly SpokenWord[];
  /** Weight of their sounds, and the sounds, which most comparisons do without. */
  weight: number;
  sounds(): SoundSequence;
  /** Kind of the rarest word. */
  kind: WordKind;
  hasFunctionWord: boolean;
  /** Whether the first or the last word is a function word. */
  hasFunctionEdge: boolean;
}

/** Prepares recognized words, of which the sounds are given, to be compared with many names. */
export function toSoundedWords(window: readonly SpokenWord[], text: string, weight: number): SoundedWords {
  let sounds: SoundSequence | undefined;
  return {
    window,
    weight,
    sounds: () => {
      sounds ??= toSoundSequence(text);
      return sounds;
    },
    kind: rarestKind(window.map((word) => word.kind)),
    hasFunctionWord: window.some(isFunctionWord) || isArticle(window),
    hasFunctionEdge: isFunctionWord(window[0]!) || isFunctionWord(window.at(-1)!) || isArticle(window),
  };
}

/**
 * Returns the score of recognized words: their closeness to the sound of a name, 0 to 1, and a bonus if some of its words are right;
 * undefined if the words are no mishearing of it. `isRecognized`: whether the transcript often spells the name right.
 */
export function judgeSound(
  { window, weight: spokenWeight, sounds, kind, hasFunctionWord, hasFunctionEdge }: SoundedWords,
  form: NameForm,
  language: string,
  isRecognized: boolean,
): number | undefined {
  const { name, words } = form;
  const isOne = window.length === 1;
  if (form.isPlural && !mayBePlural(window.at(-1)!, isOne)) return undefined;
  if (form.plainWords.some((plain) => window.every(({ text }) => text !== plain))) return undefined;
  // Inflections sound different.
  if (isOne && words.length === 1 && isDerived(window[0]!.base, form.base) && sounds().text !== form.sounds.text)
    return undefined;
  if (form.isOtherReading && (window.some((word) => word.kind === 'function') || (isOne && kind !== 'unknown'))) return undefined;
  if (isOne && kind === 'listed' && determiners.has(window[0]!.before)) return undefined;
  const isTaught = name.because.source === 'term';
  const isSpelling = form.isSpelledOut && !isOne && hasWordLists(language) && mayBeSpelling(window, form.base);
  if (isOne && kind === 'listed' && isTypo(form.base, window[0]!.base)) return undefined;
  // Without word lists nothing shows that the words are no inflection, or others of the language.
  if (!hasWordLists(language) && words.length === 1 && !isTaught && !markedWord.test(name.text)) return undefined;
  if (!hasWordLists(language) && mayBeInflected(window, form) && sounds().text !== form.sounds.text) return undefined;
  if (hasFunctionWord && kind !== 'unknown' && (form.kind !== 'unknown' || form.sounds.weight < shortWeight || !name.hasOwnCase))
    return undefined;
  const isLongUnknown = kind === 'unknown' && isOne && form.kind === 'name' && !form.isPlural && form.sounds.weight >= longWeight;
  const limit = Math.max(
    minCloseness[isOne ? 'one' : 'several'][kind] ?? 1,
    form.kind !== 'unknown' && words.length === 1 ? (isLongUnknown ? minOfLongKnown : minOfKnown) : 0,
    form.sounds.weight < shortWeight ? minOfShort : 0,
    name.hasOwnCase ? 0 : minOfUncertain,
    form.isSpelledOut ? (isSpelling ? minOfSpelling : minOfLetters) : 0,
    hasWordLists(language) ? 0 : minWithoutLists,
    form.isPlural ? minOfPlural : 0,
    hasFunctionWord && !isSpelling ? minWithFunctionWord : 0,
    isRecognized && hasFunctionEdge && kind === 'common' ? minOfRecognized : 0,
  );
  const weight = (spokenWeight + form.sounds.weight) / 2;
  const maxDistance = (1 - limit + (isTaught ? taughtTolerance : 0)) * weight;
  const distance = soundDistance(sounds(), form.sounds, maxDistance + roundingTolerance);
  if (distance > maxDistance + roundingTolerance) return undefined;
  return 1 - distance / weight + (isRestClose(window, form, distance) ? rightWordsBonus : 0);
}

/** Returns whether words at the start or the end of a name are right, and the others sound like the rest of it. */
function isRestClose(window: readonly SpokenWord[], { parts }: NameForm, distance: number): boolean {
  const maxRight = Math.min(window.length, parts.length) - 1;
  let start = 0;
  while (start < maxRight && window[start]!.base === parts[start]!.base) start++;
  let end = 0;
  while (start + end < maxRight && window.at(-1 - end)!.base === parts.at(-1 - end)!.base) end++;
  if (start + end === 0) return false;
  const rest = window.slice(start, window.length - end);
  const sounds = rest.map((word) => word.sounds).join('');
  const restOfName = parts.slice(start, parts.length - end).reduce((sum, { weight }) => sum + weight, 0);
  const limit = minOfRest[rarestKind(rest.map(({ kind }) => kind))];
  return limit !== undefined && 1 - distance / ((weighSounds(sounds) + restOfName) / 2) >= limit;
}

const isMarked = ({ isMarked }: SpokenWord) => isMarked;
/** Returns whether the last word is an article: "open a". */
const isArticle = (window: readonly SpokenWord[]) => window.at(-1)!.text === 'a' && !window.at(-2)?.isLetter;
const isFunctionWord = ({ kind, isLetter }: SpokenWord) => kind === 'function' && !isLetter;

/** Returns whether the last of the recognized words may end in the s of a plural; an acronym may also end in the letter itself. */
const mayBePlural = ({ text, base, kind }: SpokenWord, isOne: boolean): boolean =>
  /[^s]s$/.test(text) && kind !== 'function' && !(isOne && !/[aeiouy]/.test(base));

/** Minimum letters that forms of a name share. */
const minSharedLetters = 3;
/** Matches endings of languages in Latin script. */
const anyEnding = /^(?:[aeiouy][a-z]{0,3}|[nst])?$/;

/** Returns whether words may be another case of a name, as "Nikola Tesla" and "Nikoli Tesli". */
const mayBeInflected = (window: readonly SpokenWord[], { parts }: NameForm): boolean =>
  window.length === parts.length &&
  window.every(({ base }, i) => {
    const start = sharedStart(base, parts[i]!.base);
    return start >= minSharedLetters && [base, parts[i]!.base].every((letters) => anyEnding.test(letters.slice(start)));
  });

function sharedStart(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  return start;
}

/** Minimum letters of a dictionary word from which a name with one other letter is its misspelling. */
const minTypoLetters = 7;

/** Whether the evidence misspells a dictionary word, as "Handhsake". */
const isTypo = (spelled: string, word: string): boolean =>
  word.length >= minTypoLetters && editDistance(spelled, word, { limit: 1, countsSwaps: true }) <= 1;

/** English words before which a name seldom stands. */
const determiners = new Set(
  'a an the this that these those my your his her its our their some any no every each many few two three'.split(' '),
);
const ending =
  /^(?:e?s|e|ed|er|ers|or|ors|ing|ings|y|ies|ity|le|ly|ility|ilities|ion|ions|ation|al|ic|ish|ism|ist|ists|ize|ized|izing|able|an|ans|ian|ians|n|ment|ance|ous|ive)?$/;
const beginning = /^(?:un|on|off|non|re|pre|in|out|over|under|multi|self|de|dis|anti|co|sub|up|post|a)?$/;

/** Whether one word is the other with another ending or beginning, as "Americans" and "America". */
function isDerived(a: string, b: string): boolean {
  const start = sharedStart(a, b);
  let end = 0;
  while (end < Math.min(a.length, b.length) && a.at(-1 - end) === b.at(-1 - end)) end++;
  return (
    (start >= 4 && ending.test(a.slice(start)) && ending.test(b.slice(start))) ||
    (end >= 4 && beginning.test(a.slice(0, -end)) && beginning.test(b.slice(0, -end)))
  );
}
