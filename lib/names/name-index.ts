import type { KnownName } from './known-name.ts';
import { markedWord } from './read-known-names.ts';
import { type SoundSequence, toSoundSequence, weighSounds } from './sound-distance.ts';
import { readLetters, readSounds, toBaseLetters } from './spell-sounds.ts';
import { soundsOf } from './spoken-words.ts';
import { rarestKind, type WordKind } from './word-kind.ts';

/** A form in which a known name occurs: itself, or its plural. */
export interface NameForm {
  name: KnownName;
  text: string;
  base: string;
  sounds: SoundSequence;
  words: readonly string[];
  /** The letters and the weights of the sounds of its words. */
  parts: readonly { base: string; weight: number }[];
  /** Kind of its rarest word. */
  kind: WordKind;
  /** Its ordinary words, which are not corrected alone. */
  plainWords: readonly string[];
  isPlural: boolean;
  /** Whether its letters are spoken one by one. */
  isSpelledOut: boolean;
  /** The form has the spelling of another one, and other sounds. */
  isOtherReading: boolean;
}

/** Known names, arranged so that few of them are compared with the words of a transcript. */
export interface NameIndex {
  byBase: ReadonlyMap<string, readonly NameForm[]>;
  /** Acronyms, by the number of their letters. */
  spelledOut: ReadonlyMap<number, readonly NameForm[]>;
  /** Number of letters of the longest base. */
  maxLetters: number;
  /** Returns the forms that start and last about as some sounds do, and may be misheard. */
  bySound(sounds: string, weight: number): NameForm[];
  /** Whether a known name contains a word. */
  isKnownWord(text: string): boolean;
}

/** Groups of first sounds that are confused in hearing. */
const onsets = ['pbfvw', 'tdT', 'kg', 'szSCJ', 'mn', 'lr', 'haeiouy'];
const onsetOf = (sounds: string) => onsets.findIndex((group) => group.includes(sounds[0] ?? ' '));
/**
 * Returns the groups of the sounds with which a name may start as it is recognized: two consonants also with a vowel before them
 * ("in video" for NVIDIA), or without the first ("skuba" for Tsukuba).
 */
const onsetsOf = (sounds: string): Set<number> =>
  new Set(cluster.test(sounds) ? [onsetOf(sounds), onsetOf('a'), onsetOf(sounds.slice(1))] : [onsetOf(sounds)]);
/** Matches two consonants with which few English words start. */
const cluster = /^(?:[mnl][^aeiouyhw]|[td]s|[pb][^aeiourlyhw])/;
/** Maximum ratio of the weights of a name and of what was recognized. */
const maxWeightRatio = 1.45;

/** Minimum weight of the sounds of a name that is recognized by its sound: shorter ones sound like too many words. */
const minWeight = 3;

/** Arranges the known names of a media item. */
export function indexNames(names: readonly KnownName[], kindOf: (word: string) => WordKind): NameIndex {
  const byBase = new Map<string, NameForm[]>();
  const byOnset = onsets.map((): NameForm[] => []);
  const knownWords = new Set<string>();
  for (const form of names.flatMap((name) => formsOf(name, kindOf))) {
    if (!form.isOtherReading) byBase.set(form.base, [...(byBase.get(form.base) ?? []), form]);
    const isOrdinary = form.kind === 'function' || form.kind === 'common';
    if (form.sounds.weight >= minWeight && !isOrdinary)
      for (const onset of onsetsOf(form.sounds.text)) byOnset[onset]?.push(form);
    if (!form.isPlural) for (const word of form.words) knownWords.add(word);
  }
  return {
    byBase,
    spelledOut: Map.groupBy(
      [...byBase.values()].flat().filter(({ isSpelledOut }) => isSpelledOut),
      ({ base }) => base.length,
    ),
    maxLetters: [...byBase.keys()].reduce((max, { length }) => Math.max(max, length), 0),
    bySound: (text, weight) =>
      (byOnset[onsetOf(text)] ?? []).filter(
        ({ sounds }) => sounds.weight < weight * maxWeightRatio && weight < sounds.weight * maxWeightRatio,
      ),
    isKnownWord: (text) => knownWords.has(text),
  };
}

function formsOf(name: KnownName, kindOf: (word: string) => WordKind): NameForm[] {
  const spelled = name.text.split(/[\s.–-]+/).filter(Boolean);
  const bases = spelled.map(toBaseLetters);
  const base = bases.join('');
  if (base === '' || bases.includes('')) return [];
  const isSpelledOut = acronym.test(name.text);
  const [sounds = '', ...otherSounds] = isSpelledOut ? readAcronym(name.text, base, kindOf) : readMixed(spelled);
  const words = spelled.map((word) => word.toLowerCase());
  const form: NameForm = {
    name,
    text: name.text,
    base,
    sounds: toSoundSequence(sounds),
    words,
    parts: bases.map((one) => ({ base: one, weight: weighSounds(soundsOf(one)) })),
    kind: markedWord.test(name.text) ? 'unknown' : rarestKind(words.map(kindOf)),
    plainWords: words.length === 1 ? [] : words.filter((word) => /^(?:function|common|listed)$/.test(kindOf(word))),
    isPlural: false,
    isSpelledOut,
    isOtherReading: false,
  };
  const others = otherSounds.map((other) => ({
    ...{ ...form, sounds: toSoundSequence(other), isSpelledOut: false, isOtherReading: true },
  }));
  if (base.endsWith('s')) return [form, ...others, ...singularOf(form)];
  const pluralOf = (one: NameForm) => ({
    ...one,
    ...{ text: `${name.text}s`, base: `${base}s`, sounds: toSoundSequence(`${one.sounds.text}s`), isPlural: true },
  });
  return [form, ...others].flatMap((one) => [one, pluralOf(one)]);
}

/** Matches capitals that are spoken one by one, also in the plural. */
const acronym = /^\p{Lu}{2,5}(?:s|\p{N}*)$/u;
/** Minimum letters of an acronym that may be read as a word, as "CERN". */
const minAcronymWord = 4;

/** Returns the sounds of an acronym, and those of the word as which it may be read. */
function readAcronym(text: string, base: string, kindOf: (word: string) => WordKind): string[] {
  const letters = text.endsWith('s') ? `${readLetters(base.slice(0, -1))}s` : readLetters(base);
  const isWord = /[aeiou]/.test(base) && base.length >= minAcronymWord && kindOf(base) === 'unknown';
  return isWord ? [letters, readSounds(base)] : [letters];
}

/** Returns the sounds of a name, and those with the capitals inside its words read as letters, as in "GraphQL". */
function readMixed(spelled: readonly string[]): string[] {
  const read = (words: readonly string[]) => words.map((word) => soundsOf(toBaseLetters(word))).join('');
  const letters = spelled.map((word) => {
    const [, start = '', capitals = ''] = /^(.*\p{Ll})(\p{Lu}{2,4})$/u.exec(word) ?? [];
    return capitals ? soundsOf(toBaseLetters(start)) + readLetters(toBaseLetters(capitals)) : soundsOf(toBaseLetters(word));
  });
  return [...new Set([read(spelled), letters.join('')])];
}

/**
 * Returns the singular of a name that may be a plural, as of "UTXOs" and "Canadians", so that correct singulars are not taken for
 * misheard plurals.
 */
function singularOf(form: NameForm): NameForm[] {
  const [text, base] = [form.text.slice(0, -1), form.base.slice(0, -1)];
  const name = { ...form.name, text, hasOwnCase: false };
  return base.length > 2 && !base.endsWith('s') ? [{ ...form, name, text, base, sounds: toSoundSequence('') }] : [];
}
