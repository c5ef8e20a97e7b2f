import { replaceCharacters } from './replace-characters.ts';

/**
 * Letters that are written for others where a keyboard or a spelling lacks them and that Unicode does not decompose, each with
 * the letters that stand for it; all in lower case.
 */
export const plainLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n' },
  ς: 'σ',
  // Arabic letters that many leave out or write alike, and those of Persian for the same sounds.
  ...{ ة: 'ه', ى: 'ي', ٱ: 'ا', ی: 'ي', ک: 'ك' },
};

/** Replaces letters of a text in lower case by those that stand for them: "łódź" is "lódź", "straße" is "strasse". */
export const toPlainLetters = replaceCharacters(() => Object.entries(plainLetters));
