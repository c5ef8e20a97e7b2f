import { isInflected } from '../text/inflected-names.ts';

/** Minimum letters that the forms of an inflected name share. */
const minSharedLetters = 3;

/** Reduces a name to its letters, so that case, accents, spaces and marks don't matter: "L_C_D_" is "lcd". */
export const bareName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');

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
  if (allowed > 0 && editDistance(short, long, allowed) <= allowed && short[0] === long[0]) return true;
  const sound = soundOf(short);
  const isSoundedAlike =
    sound.length >= 3 && startsWithVowel.test(short) === startsWithVowel.test(long) && sound === soundOf(long);
  const maxEdits = Math.floor(long.length / 3);
  return isSoundedAlike && editDistance(short, long, maxEdits) <= maxEdits;
}

/** Number of letters to insert, delete, replace or swap; more than `limit` is not counted on. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, before[j - 2]! + 1);
      row.push(value);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, previous] = [previous, row];
  }
  return previous[b.length]!;
}
