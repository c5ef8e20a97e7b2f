/**
 * Spellings of sounds in Latin script, the longest first: what stands at a place of a word, and the sounds that it is read as. One
 * character is one sound: S as in ship, C as in chip, J as in jam, T as in thin; vowels are a, e, i, o and u.
 */
const spellings: readonly [RegExp, string][] = [
  [/^(?:kn|gn|pn)/y, 'n'],
  [/^(?:wr|rh)/y, 'r'],
  [/^ps/y, 's'],
  [/^x/y, 's'],
  [/tsch|tch|tzs/y, 'C'],
  [/sch|sh|sj/y, 'S'],
  [/[ts]ion(?![aeiouy])/y, 'Sen'],
  [/ch|cz|tx/y, 'C'],
  [/dge|dg|dj|j/y, 'J'],
  [/ph/y, 'f'],
  [/th/y, 'T'],
  [/igh/y, 'i'],
  [/(?<=[rtn])ough$/y, 'uf'],
  [/ough/y, 'o'],
  [/al(?=[mkf]$)/y, 'a'],
  [/^eye$/y, 'i'],
  [/gh(?=t|$)/y, ''],
  [/gh/y, 'g'],
  [/ck|cc(?![eiy])|kh|q(?!u)/y, 'k'],
  [/qu/y, 'kw'],
  [/sc(?=[eiy])/y, 's'],
  [/c(?=[eiy])/y, 's'],
  [/c/y, 'k'],
  [/x/y, 'ks'],
  [/wh/y, 'w'],
  [/mb$/y, 'm'],
  [/ll|l/y, 'l'],
  [/ee|ea|ie|ei|ey|y(?![aeiou])/y, 'i'],
  [/oo|ou|eu|ew|ue|ui/y, 'u'],
  [/ai|ay|ae/y, 'e'],
  [/au|aw|oa|ow|oe/y, 'o'],
  [/(?<=[bcdfghjklmnpqrstvxz])e$/y, ''],
  [/[aeiou]/y, '$'],
  [/[bdfghkmnprstvwyz]/y, '$'],
];

/** Letters of Latin alphabets that are no base letter with a mark. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'th', þ: 'th', ı: 'i', ŋ: 'ng' };

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
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/[^a-z0-9]/g, (letter) => letters[letter] ?? letter);
  return /^[a-z0-9]*$/.test(plain) ? plain : '';
}

/** Reads base letters as sounds; runs of the same sound are one. */
export function readSounds(base: string): string {
  let sounds = '';
  for (let at = 0; at < base.length; ) {
    const letter = base[at]!;
    if (/\d/.test(letter)) {
      sounds += spoken[letter];
      at++;
      continue;
    }
    const found = spellings.find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(base);
    });
    if (!found) {
      at++;
      continue;
    }
    const [pattern, sound] = found;
    sounds += sound === '$' ? letter : sound;
    at = pattern.lastIndex;
  }
  return sounds.replace(/(.)\1+/g, '$1');
}

/** Reads the letters of an acronym by their English names. */
export const readLetters = (base: string): string => [...base].map((letter) => spoken[letter] ?? '').join('');
