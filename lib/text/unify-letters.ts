import { toAsciiDigits } from '../encoding/ascii-digits.ts';
import { plainLetters } from '../encoding/plain-letters.ts';
import { replaceCharacters } from '../encoding/replace-characters.ts';
import { toSimplified } from '../encoding/simplified-characters.ts';

const ascii = /^[\0-\x7f]*$/;
const fullWidth = /[\uff01-\uff5e]+/g;
/** Replaces letters of all languages that are also written as others. The other plain letters are letters of their own here. */
const spellOut = replaceCharacters(() => [...Array.from('œæßł', toPlain), ['ё', 'е']]);
/** Arabic and Hebrew vowel points and the tatweel, which are mostly left out, and the point below Hindi letters. */
const points = /[\u064b-\u0652\u0670\u0640\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u093c]/g;
/** Replaces Arabic letters that are written with and without a hamza or points, and their Persian forms. */
const unifyArabic = replaceCharacters(() => [
  ...Array.from('ةىٱیک', toPlain),
  ...Array.from('أإآ', (letter) => [letter, 'ا'] as const),
  ['ؤ', 'و'],
  ['ئ', 'ي'],
]);
/** Nasal sounds of Hindi, which are written as letters or as a point above: "हिन्दी", "हिंदी". */
const nasal = /ँ|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/**
 * Returns a text in lower case with what its language (BCP 47 base tag) writes in several ways written in one: letters, digits,
 * and Chinese in simplified characters.
 */
export function unifyLetters(text: string, language: string): string {
  if (ascii.test(text)) return text;
  const narrow = toAsciiDigits(text.replace(fullWidth, (wide) => wide.normalize('NFKC')));
  if (language === 'zh') return toSimplified(narrow);
  const unified = spellOut(narrow.normalize().replace(points, ''));
  if (language === 'hi') return unified.replace(nasal, 'ं');
  return language === 'ar' || language === 'fa' ? unifyArabic(unified) : unified;
}

function toPlain(letter: string): readonly [string, string] {
  return [letter, plainLetters[letter]!];
}
