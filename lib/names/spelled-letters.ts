import type { SpokenWord } from './spoken-words.ts';

/** Words that sound like the name of a letter, by the letter. */
const homophones = new Map(
  'b:be,bee c:see,sea d:dee g:gee i:eye j:jay k:kay l:el,ell m:em n:en o:oh,owe p:pea,pee q:queue,cue r:are,our t:tea,tee u:you x:ex y:why'
    .split(' ')
    .flatMap((entry) => {
      const [letter = '', words = ''] = entry.split(':');
      return words.split(',').map((word) => [word, letter] as const);
    }),
);
/** Maximum letters of a word without a meaning of its own that is read letter by letter although it has a vowel. */
const maxGroup = 3;
/** Matches words that can only be spelled out, apart from letters that are words. */
const spelledOut = /^[b-df-hj-np-tv-z]+$/;
/** Groups of letters whose names recognizers confuse. */
const confused = ['bcdgptvz', 'fsx', 'mn', 'jk'];

/** Minimum letters of an acronym of which some may be confused. */
const minConfusedLetters = 3;

/** Letters that recognized words may spell. */
export interface SpelledLetters {
  letters: string;
  /** The words that can only be spelled out. */
  groups: readonly SpokenWord[];
  /** A word among them only sounds like a letter, as "our" does. */
  hasHomophone: boolean;
}

/** Reads words as the letters that they spell, "our pc" as "rpc"; undefined if one of them is no letter, or all of them are words. */
export function readSpelledLetters(window: readonly SpokenWord[]): SpelledLetters | undefined {
  let letters = '';
  let hasHomophone = false;
  for (const [i, { base, kind }] of window.entries()) {
    const homophone = homophones.get(base);
    // The name of W has two words.
    const isDouble = base === 'double' && /^(?:u|you)$/.test(window[i + 1]?.base ?? '');
    if (homophone && window[i - 1]?.base === 'double') continue;
    if (isDouble) letters += 'w';
    else if (homophone) letters += homophone;
    else if (base.length === 1 || spelledOut.test(base) || (kind === 'unknown' && base.length <= maxGroup)) letters += base;
    else return undefined;
    hasHomophone ||= isDouble || homophone !== undefined;
  }
  const groups = window.filter(({ base, kind }) => spelledOut.test(base) || (kind === 'unknown' && !homophones.has(base)));
  return groups.length > 0 ? { letters, groups, hasHomophone } : undefined;
}

/**
 * Returns whether words may be an acronym of which a letter was taken for a word, as "sheep you" for "CPU": at least half of
 * them may be letters, and there are as many syllables as letters.
 */
export function mayBeSpelling(window: readonly SpokenWord[], acronym: string): boolean {
  const counts = window.map(({ base }) => (homophones.has(base) ? 1 : spelledOut.test(base) ? base.length : 0));
  const syllables = window.map(({ sounds }, i) => counts[i] || (sounds.match(/[aeiou]+/g)?.length ?? 0));
  const count = syllables.reduce((sum, one) => sum + one, 0);
  const letters = counts.filter(Boolean).length;
  // "Are busy" is no RPC: half are enough only where one can be nothing but letters.
  const isSpelled = window.some(({ base }) => spelledOut.test(base));
  // The plural's ending may be none.
  const isCount = count === acronym.length || (acronym.endsWith('s') && count === acronym.length - 1);
  return (
    acronym.replace(/s$/, '').length >= minConfusedLetters &&
    isCount &&
    (isSpelled ? 2 * letters >= window.length : 2 * letters > window.length)
  );
}

/** Returns the share of an acronym's letters that recognized letters are, the others being confused; 0 if it is another one. */
export function compareLetters(spoken: string, name: string): number {
  if (spoken.length !== name.length) return 0;
  if (spoken === name) return 1;
  const others = [...name].flatMap((letter, i) => (letter === spoken[i] ? [] : [[letter, spoken[i]!]]));
  const areConfused = others.every((pair) => confused.some((group) => pair.every((letter) => group.includes(letter))));
  const isNear = name.length >= minConfusedLetters && others.length <= name.length / 2;
  return areConfused && isNear ? 1 - others.length / name.length : 0;
}
