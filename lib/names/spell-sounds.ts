import { bareName } from '../grounding/name-spelling.ts';

/**
 * Spellings of sounds in Latin script, the longest first: a pattern for a place of a word, and the sounds as which it is read.
 * One character is one sound: S as in ship, C as in chip, J as in jam, T as in thin; vowels are a, e, i, o and u.
 */
const spellings: readonly [RegExp, string][] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^(?:wr|rh)/, 'r'],
  [/^ps/, 's'],
  [/^x/, 's'],
  [/sql/, 'sikwel'],
  [/tsch|tch|tzs/, 'C'],
  [/sch|sh|sj/, 'S'],
  [/[ts]ion(?![aeiouy])/, 'Sen'],
  [/ch|cz|tx/, 'C'],
  [/dge|dg|dj|j/, 'J'],
  [/ph/, 'f'],
  [/th/, 'T'],
  [/igh/, 'i'],
  [/(?<=[rtn])ough$/, 'uf'],
  [/ough/, 'o'],
  [/al(?=[mkf]$)/, 'a'],
  [/^eye$/, 'i'],
  [/gh(?=t|$)/, ''],
  [/gh/, 'g'],
  [/ck|cc(?![eiy])|kh|q(?!u)/, 'k'],
  [/qu/, 'kw'],
  [/sc(?=[eiy])/, 's'],
  [/c(?=[eiy])/, 's'],
  [/c/, 'k'],
  [/x/, 'ks'],
  [/wh/, 'w'],
  [/mb$/, 'm'],
  [/ll|l/, 'l'],
  [/ee|ea|ie|ei|ey|y(?![aeiou])/, 'i'],
  [/oo|ou|eu|ew|ue|ui/, 'u'],
  [/ai|ay|ae/, 'e'],
  [/au|aw|oa|ow|oe/, 'o'],
  [/(?<=[bcdfghjklmnpqrstvxz])e$/, ''],
  [/[aeiou]/, '$'],
  [/[bdfghkmnprstvwyz]/, '$'],
];

/** English names of letters and digits, as sounds; acronyms and versions are spoken so. */
const spoken: Record<string, string> = Object.fromEntries(
  'a:e b:bi c:si d:di e:i f:ef g:Ji h:eC i:i j:Je k:ke l:el m:em n:en o:o p:pi q:kyu r:ar s:es t:ti u:yu v:vi w:dabalyu x:eks y:wai z:zi 0:siro 1:wan 2:tu 3:Tri 4:for 5:fif 6:siks 7:sefen 8:et 9:nin'
    .split(' ')
    .map((entry) => entry.split(':') as [string, string]),
);

/** Sounds of the names of letters. */
export const letterSounds: ReadonlySet<string> = new Set(Object.values(spoken));

/** Reduces a word to base letters in lower case; '' for one of another script. */
export function toBaseLetters(word: string): string {
  const plain = bareName(word);
  return /^[a-z0-9]*$/.test(plain) ? plain : '';
}

/** Matches the spelling of a sound at any place, each in a group of its own, or a character that is read otherwise. */
const spelling = new RegExp(`${spellings.map(([pattern]) => `(${pattern.source})`).join('|')}|[^]`, 'g');

/** Reads base letters as sounds; runs of the same sound are one. */
export function readSounds(base: string): string {
  const sounds = base.replace(spelling, (letters, ...groups: (string | undefined)[]) => {
    const [, sound] = spellings[groups.findIndex((group) => group !== undefined)] ?? [];
    return sound === undefined ? (/\d/.test(letters) ? spoken[letters]! : '') : sound === '$' ? letters : sound;
  });
  return sounds.replace(/(.)\1+/g, '$1');
}

/** Reads the letters of an acronym by their English names. */
export const readLetters = (base: string): string => [...base].map((letter) => spoken[letter] ?? '').join('');
