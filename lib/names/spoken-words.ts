import { markedWord } from './read-known-names.ts';
import { letterSounds, readLetters, readSounds, toBaseLetters } from './spell-sounds.ts';
import type { WordKind } from './word-kind.ts';

/** A word of a transcript in Latin letters, or a number. */
export interface SpokenWord {
  start: number;
  end: number;
  /** In lower case, without a possessive ending. */
  text: string;
  /** The possessive ending; '' without one. */
  ending: string;
  base: string;
  sounds: string;
  kind: WordKind;
  /** Whether capitals or digits inside show that its spelling is its own. */
  isMarked: boolean;
  /** Whether it sounds like the name of a letter. */
  isLetter: boolean;
  /** The word before it, if no punctuation separates them; '' without one. */
  before: string;
}

const word = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}]*(?:['’]\p{Script=Latin}+)*/gu;
/** Matches what may separate the words of one name. */
const joint = /^[ \u00a0.–-]$/u;

/** Reads the words of a text, in runs without punctuation. */
export function readSpokenWords(text: string, kindOf: (word: string) => WordKind): SpokenWord[][] {
  const runs: SpokenWord[][] = [];
  for (const { 0: whole, index: start } of text.matchAll(word)) {
    const [, bare = whole, ending = ''] = /^(.+?)(['’]s)?$/u.exec(whole) ?? [];
    const lower = bare.toLowerCase().replaceAll('’', "'");
    const base = toBaseLetters(bare);
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isJoined = last && last.ending === '' && joint.test(text.slice(last.end, start));
    const sounds = soundsOf(base);
    const spoken = {
      start,
      end: start + whole.length,
      text: lower,
      ending,
      base,
      sounds,
      kind: kindOf(lower),
      isMarked: markedWord.test(bare),
      isLetter: letterSounds.has(sounds),
    };
    if (isJoined) run!.push({ ...spoken, before: last.text });
    else runs.push([{ ...spoken, before: '' }]);
  }
  return runs;
}

/** Returns the sounds of a word, or of its letters where it can only be spelled out. */
export const soundsOf = (base: string): string =>
  /[aeiouy]/.test(base) && base.length > 1 ? readSounds(base) : readLetters(base);
