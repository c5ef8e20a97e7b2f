import { toAsciiDigits } from './ascii-digits.ts';
import { toPlainLetters } from './plain-letters.ts';
import { toSimplified } from './simplified-characters.ts';

/** Matches characters that users don't type: accents, vowel points, harakat, nukta, tatweel, soft hyphens, joiners. */
const ignoredCharacters =
  /[[\p{Mn}&&[\p{scx=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Arab}\p{scx=Hebr}\u093c]]\p{Default_Ignorable_Code_Point}\u0640]/gv;
const ascii = /^[\0-\x7f]*$/;
// An acute accent on its own would become a space.
const apostrophe = /[´‘’‛ʹʻʼʽ′׳]/g;
const hyphen = /[‐‒–−]/g;
/** Matches a nasal that Hindi writes as a dot as well: "हिन्दी", "हिंदी"; and the moon that stands for it: "यहाँ". */
const nasal = /[ङञणनम]\u094d|\u0901/g;
const hiragana = /[ぁ-ゖゝゞ]+/g;
const foreignV = /ヴ([ァィェォ]?)/g;
const voicedB: Readonly<Record<string, string>> = { '': 'ブ', ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ' };

/**
 * Folds text for comparison: one case, width and spelling of each letter and digit, Chinese simplified, kana as katakana, without
 * characters that users don't type. Line ends keep their positions. A change needs a new `indexVersion` of the search.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  // Compatibility characters first: some have capitals in them.
  const composed = text
    .replace(apostrophe, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replace(ignoredCharacters, '')
    .normalize('NFC')
    .replace(hyphen, '-')
    .replace(nasal, '\u0902');
  return foldKana(toSimplified(toPlainLetters(toAsciiDigits(composed))));
}

const foldKana = (text: string): string =>
  text
    .replace(hiragana, (run) => String.fromCharCode(...Array.from(run, (letter) => letter.charCodeAt(0) + 0x60)))
    .replace(foreignV, (_, vowel: string) => voicedB[vowel]!);

/**
 * Matches what is folded at once: letters of ASCII, the two kana of a foreign V, or a character with its marks, the parts of a
 * Korean syllable, or voiced marks of narrow katakana.
 */
const cluster =
  /[\0-\x7f]+(?![\p{M}\p{Default_Ignorable_Code_Point}])|(?:[ヴゔ]|[うウ]\u3099|ｳﾞ)[ぁぃぇぉァィェォｧｨｪｫ]|[\s\S][\p{M}\p{Default_Ignorable_Code_Point}\u1160-\u11ff\uff9e\uff9f]*/gv;

/** A text folded for search, with offsets into the original. */
export interface FoldedText {
  text: string;
  /** Offset in the original of each UTF-16 unit of the folded text, and of its end. */
  origins: Uint32Array;
}

/** Folds text with offsets into the original. */
export function foldWithOrigins(text: string): FoldedText {
  const parts: string[] = [];
  const origins: number[] = [];
  for (const { 0: characters, index } of text.matchAll(cluster)) {
    const folded = fold(characters);
    const isAscii = characters.length === folded.length && ascii.test(characters);
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit++) origins.push(isAscii ? index + unit : index);
  }
  origins.push(text.length);
  return { text: parts.join(''), origins: Uint32Array.from(origins) };
}
