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
export type SpokenWordReader = (text: string) => SpokenWord[][];

/** Creates a reader of words, which computes the sounds of each spelling once. */
export function spokenWordReader(kindOf: (word: string) => WordKind): SpokenWordReader {
  const known = new Map<string, WordDetails>();
  const detailsOf = (spelled: string): WordDetails => {
    const details = known.get(spelled) ?? readDetails(spelled, kindOf);
    known.set(spelled, details);
    return details;
  };
  return (text) => {
    const runs: SpokenWord[][] = [];
    for (const { 0: spelled, index: start } of text.matchAll(word)) {
      const run = runs.at(-1);
      const last = run?.at(-1);
      const isJoined = last && last.ending === '' && joint.test(text.slice(last.end, start));
      const place = { start, end: start + spelled.length, before: isJoined ? last.text : '' };
      const read = { ...detailsOf(spelled), ...place };
      if (isJoined) run!.push(read);
      else runs.push([read]);
    }
    return runs;
  };
}

/** A word apart from its place. */
type WordDetails = Omit<SpokenWord, 'start' | 'end' | 'before'>;

function readDetails(spelled: string, kindOf: (word: string) => WordKind): WordDetails {
  const [, bare = spelled, ending = ''] = /^(.+?)(['’]s)?$/u.exec(spelled) ?? [];
  const text = bare.toLowerCase().replaceAll('’', "'");
  const base = toBaseLetters(bare);
  const sounds = soundsOf(base);
  return {
    ...{ text, ending, base, sounds },
    kind: kindOf(text),
    isMarked: markedWord.test(bare),
    isLetter: letterSounds.has(sounds),
  };
}

/** Returns the sounds of a word, or of its letters where it can only be spelled out. */
export const soundsOf = (base: string): string =>
  /[aeiouy]/.test(base) && base.length > 1 ? readSounds(base) : readLetters(base);
