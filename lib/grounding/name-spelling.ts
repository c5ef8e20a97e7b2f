import { toPlainLetters } from '../encoding/plain-letters.ts';
import { editDistance } from '../text/edit-distance.ts';
import { isInflected } from '../text/inflected-names.ts';

/** Minimum letters that the forms of an inflected name share. */
const minSharedLetters = 3;

/** Reduces a name to its letters, so that case, accents, spaces and marks don't matter: "L_C_D_" is "lcd", and "Łódź" is "lodz". */
export const bareName = (name: string): string =>
  toPlainLetters(
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]+/gu, '')
      .toLowerCase(),
  );

/** Letters that are often confused in speech recognition, with the letters to which they are reduced. */
const sounds: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|[cqg]h?|k/g, 'k'],
  [/x/g, 'ks'],
  [/z|sch|sh|th/g, 's'],
  [/w/g, 'v'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/[aeiouyh]+/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Reduces a name in Latin letters to its consonants as they sound, so that misheard spellings agree. */
const soundOf = (bare: string): string => sounds.reduce((left, [pattern, sound]) => left.replace(pattern, sound), bare);

const startsWithVowel = /^[aeiou]/;

/** Whether two bare names are forms of one name, or differ by so few letters that one may be a spelling of the other. */
export function isSpelledAlike(a: string, b: string, language: string): boolean {
  if (a === b || isInflected(a, b, language, minSharedLetters)) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2) return true;
  if (short.length < 4 || long.length - short.length > 2) return false;
  const allowed = long.length >= 8 ? 2 : long.length >= 5 ? 1 : 0;
  if (allowed > 0 && editsBetween(short, long, allowed) <= allowed && short[0] === long[0]) return true;
  const sound = soundOf(short);
  const isSoundedAlike =
    sound.length >= 3 && startsWithVowel.test(short) === startsWithVowel.test(long) && sound === soundOf(long);
  const maxEdits = Math.floor(long.length / 3);
  return isSoundedAlike && editsBetween(short, long, maxEdits) <= maxEdits;
}

const editsBetween = (a: string, b: string, limit: number): number => editDistance(a, b, { limit, countsSwaps: true });
