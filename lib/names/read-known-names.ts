import type { NameEvidence, NameSource } from '../contract/name-correction.ts';
import { readNames } from '../grounding/read-names.ts';
import type { KnownName } from './known-name.ts';
import { hasWordLists, type WordKind, wordKindsOf } from './word-kind.ts';

/** Maximum names that a transcript is searched for, and characters of each text of evidence that are read. */
const maxNames = 400;
const maxCharacters = 20_000;
/** Maximum words of a name, and characters of the line that is given as the reason of a change. */
const maxWords = 5;
const maxReason = 120;

const address = /^[(<[]*(?:https?:\/\/|www\.|@)|.@.|\.(?:com|org|net|io|tv|ly)\//i;
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}]*(?:[.'’&+-][\p{Script=Latin}\p{N}]+)*/gu;
/** Matches words with capitals or digits inside, whose spelling is their own wherever they stand. */
export const markedWord = /^(?:\p{Lu}{2,}|\p{L}+\p{N}+|\p{Ll}+\p{Lu}|\p{Lu}\p{Ll}+\p{Lu})/u;
/** Languages that capitalize every noun. */
const nounCapitals = new Set(['de', 'lb']);
/** Matches texts whose first letter is Latin. */
const startsInLatin = /^\P{L}*\p{Script=Latin}/u;
const sentence = /(?<=[.!?。！？])\s+/u;

/** Reads the names that texts about a media item spell, the taught terms first; no spelling twice. */
export function readKnownNames(evidence: readonly NameEvidence[], language: string): KnownName[] {
  const kindOf = wordKindsOf(language);
  const names = new Map<string, KnownName>();
  const add = (name: KnownName) => {
    const known = names.get(name.text.toLowerCase());
    if (!known || (name.hasOwnCase && !known.hasOwnCase)) {
      if (known || names.size < maxNames) names.set(name.text.toLowerCase(), name);
    }
  };
  for (const { source, text } of evidence.toSorted((a, b) => Number(b.source === 'term') - Number(a.source === 'term'))) {
    if (source === 'term') {
      const term = text.replace(/\s+/g, ' ').trim();
      if (term && term.split(' ').length <= maxWords) add({ text: term, because: { source, text: term }, hasOwnCase: true });
      continue;
    }
    for (const line of text.slice(0, maxCharacters).split(/[\r\n]+/))
      for (const part of withoutAddresses(line).split(sentence))
        for (const name of readSentence(part, source, language, kindOf))
          add({ ...name, because: { source, text: excerpt(line, name.text) } });
  }
  return [...names.values()];
}

const withoutAddresses = (line: string) =>
  line
    .split(/\s+/)
    .filter((word) => !address.test(word))
    .join(' ');

type SpelledName = Pick<KnownName, 'text' | 'hasOwnCase'>;

function readSentence(text: string, source: NameSource, language: string, kindOf: (word: string) => WordKind): SpelledName[] {
  const words = (text.match(latinWord) ?? []).map((word) => word.replace(/['’]s$/, ''));
  const kindOfWord = (word: string) => kindOf(word.toLowerCase());
  const isProper = (word: string) => /^(?:unknown|name)$/.test(kindOfWord(word));
  const isKnown = (word: string) => hasWordLists(language) && isProper(word);
  const isCapitalized = (word: string) => word !== word.toLowerCase();
  // Where ordinary words are capitalized too, as in many titles, a capital does not show a name.
  const isOrdinary = (word: string) => (hasWordLists(language) ? !isProper(word) : kindOfWord(word) !== 'function');
  // A capital after a name may be that of a surname, which seldom is in a heading.
  const isSurname = (word: string, before: string) =>
    source === 'description' &&
    isCapitalized(word) &&
    isCapitalized(before) &&
    isProper(before) &&
    text.includes(`${before} ${word}`);
  const ordinary = words.filter(
    (word, i) => i > 0 && word.length > 3 && !markedWord.test(word) && isOrdinary(word) && !isSurname(word, words[i - 1]!),
  );
  const isTitle = nounCapitals.has(language) || 2 * ordinary.filter(isCapitalized).length > ordinary.length;
  // Headings capitalize what their authors like.
  const isSentence = !isTitle && source !== 'chapter' && source !== 'slide';
  const isShouted = words.length > 2 && words.every((word) => word === word.toUpperCase());
  if (isShouted) return [];
  const withoutFunctionWords = (found: readonly string[]) => {
    const isNamed = (word: string) => kindOfWord(word) !== 'function';
    return found.slice(Math.max(0, found.findIndex(isNamed)), found.findLastIndex(isNamed) + 1);
  };
  const whole = readNames(text, language)
    .map(({ words: found, isFirst }) => ({ words: withoutFunctionWords(found), isFirst }))
    // Before a name whose spelling is its own, the first word of a sentence seldom belongs to it: "Usamos WhatsApp".
    .map(({ words: [first = '', ...others], isFirst }) => {
      const isOther = isFirst && !isKnown(first) && markedWord.test(others[0] ?? '') && !markedWord.test(first);
      return { words: isOther ? others : [first, ...others], isFirst: isFirst && !isOther };
    })
    .filter(({ words: { length } }) => length > 1 && length <= maxWords)
    .filter(({ words: found }) => (isTitle ? found.every(isProper) : found.some(isProper)))
    .map(({ words: found, isFirst }) => ({ text: found.join(' '), hasOwnCase: !isTitle && (!isFirst || isKnown(found[0]!)) }));
  const isFirst = (i: number) => i === 0 && startsInLatin.test(text);
  const single = words.flatMap((word, i): SpelledName[] => {
    const kind = kindOfWord(word);
    if (word.length < 3 || kind === 'function') return [];
    const isDictionaryWord = kind === 'common' || kind === 'listed';
    if (markedWord.test(word) && !(isDictionaryWord && word === word.toUpperCase())) return [{ text: word, hasOwnCase: true }];
    if (kind === 'common' || !isCapitalized(word) || ((isTitle || isFirst(i)) && !isProper(word))) return [];
    return [{ text: word, hasOwnCase: kind === 'name' || (isSentence && !isFirst(i)) }];
  });
  return [...whole, ...single];
}

function excerpt(line: string, name: string): string {
  const text = line.replace(/\s+/g, ' ').trim();
  if (text.length <= maxReason) return text;
  const start = Math.max(0, Math.min(text.indexOf(name) - maxReason / 2, text.length - maxReason));
  return text.slice(start, start + maxReason).trim();
}
