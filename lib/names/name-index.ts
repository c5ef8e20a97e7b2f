import type { KnownName } from './known-name.ts';
import { markedWord } from './read-known-names.ts';
import { type SoundSequence, toSoundSequence } from './sound-distance.ts';
import { readLetters, toBaseLetters } from './spell-sounds.ts';
import { soundsOf } from './spoken-words.ts';
import { rarestKind, type WordKind } from './word-kind.ts';

/** A form in which a known name occurs: itself, or its plural. */
export interface NameForm {
  name: KnownName;
  text: string;
  base: string;
  sounds: SoundSequence;
  words: readonly string[];
  /** Kind of its rarest word. */
  kind: WordKind;
  /** Its ordinary words, which are not corrected alone. */
  plainWords: readonly string[];
  isPlural: boolean;
  /** Whether its letters are spoken one by one. */
  isSpelledOut: boolean;
}

/** Known names, arranged so that few of them are compared with the words of a transcript. */
export interface NameIndex {
  byBase: ReadonlyMap<string, readonly NameForm[]>;
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
    byBase.set(form.base, [...(byBase.get(form.base) ?? []), form]);
    const isOrdinary = form.kind === 'function' || form.kind === 'common';
    if (form.sounds.weight >= minWeight && !isOrdinary) byOnset[onsetOf(form.sounds.text)]?.push(form);
    if (!form.isPlural) for (const word of form.words) knownWords.add(word);
  }
  return {
    byBase,
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
  const isSpelledOut = /^\p{Lu}{2,5}\p{N}*$/u.test(name.text);
  const sounds = toSoundSequence(isSpelledOut ? readLetters(base) : bases.map(soundsOf).join(''));
  const words = spelled.map((word) => word.toLowerCase());
  const form: NameForm = {
    name,
    text: name.text,
    base,
    sounds,
    words,
    kind: markedWord.test(name.text) ? 'unknown' : rarestKind(words.map(kindOf)),
    plainWords: words.length === 1 ? [] : words.filter((word) => /^(?:function|common|listed)$/.test(kindOf(word))),
    isPlural: false,
    isSpelledOut,
  };
  if (base.endsWith('s')) return [form, ...singularOf(form)];
  const plural = { text: `${name.text}s`, base: `${base}s`, sounds: toSoundSequence(`${sounds.text}s`), isPlural: true };
  return [form, { ...form, ...plural }];
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
