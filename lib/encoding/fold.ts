import { toAsciiDigits } from './ascii-digits.ts';
import { plainLetters } from './plain-letters.ts';
import { replaceCharacters } from './replace-characters.ts';
import { simplifiedCharacters } from './simplified-characters.ts';

/** Matches characters that users don't type: accents, vowel points, harakat, nukta, tatweel, soft hyphens, joiners. */
const ignoredCharacters =
  /[[\p{Mn}&&[\p{scx=Zinh}\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Arab}\p{scx=Hebr}\u093c]]\p{Default_Ignorable_Code_Point}\u0640]/gv;
const ascii = /^[\0-\x7f]*$/;
/** Matches a nasal that Hindi writes as a dot as well: "हिन्दी", "हिंदी". */
const nasal = /[ङञणनम]\u094d/g;
const foreignV = /ヴ([ァィェォ]?)/g;
const voicedB: Readonly<Record<string, string>> = { '': 'ブ', ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ' };

/**
 * Folds text for comparison: one case, width and spelling of each letter and digit, Chinese simplified, kana as katakana, without
 * characters that users don't type. Line ends keep their positions. A change needs a new `indexVersion` of the search.
 */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  const composed = text
    // An acute accent that stands for an apostrophe would become a space.
    .replaceAll('´', "'")
    // Before the lower case, as some compatibility characters have capitals in them.
    .normalize('NFKD')
    .toLowerCase()
    .replace(ignoredCharacters, '')
    .normalize('NFC')
    .replace(nasal, '\u0902');
  return toPlain(composed).replace(foreignV, (_, vowel: string) => voicedB[vowel]!);
}

const toPlain = replaceCharacters(plainCharacters);

/** Lists the characters that are written for others, in lower case and composed, each with what stands for it. */
function plainCharacters(): (readonly [string, string])[] {
  const units = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit));
  return [
    ...Object.entries(plainLetters),
    ...simplifiedCharacters(),
    ...Array.from('‘’‛ʹʻʼʽ′׳', (mark) => [mark, "'"] as const),
    ...Array.from('‐‒–−', (dash) => [dash, '-'] as const),
    ['\u0901', '\u0902'],
    ...units.filter((unit) => /[^\P{Nd}0-9]/u.test(unit)).map((digit) => [digit, toAsciiDigits(digit)] as const),
    ...units.slice(0x3041, 0x3097).map((hiragana) => [hiragana, toKatakana(hiragana)] as const),
    ...Array.from('ゝゞ', (mark) => [mark, toKatakana(mark)] as const),
  ];
}

const toKatakana = (hiragana: string): string => String.fromCharCode(hiragana.charCodeAt(0) + 0x60);

/** Matches marks of the character before: accents, joiners, parts of a Korean syllable, voiced marks of narrow katakana. */
const marks = String.raw`[\p{M}\p{Default_Ignorable_Code_Point}\u1160-\u11ff\uff9e\uff9f]`;
/** Characters that each fold to one UTF-16 unit whatever is beside them; frequent ones, so that texts fold in long runs. */
const single = String.raw`[[\0-\x7fÀ-ÿΆ-ώЀ-џא-תء-غف-يぁ-んァ-ン、。一-鿿가-힣]--[ÆæÞßþ]]`;
/** Matches what is folded at once: a run of single characters, a V with a small vowel in kana, or a character with its marks. */
const cluster = new RegExp(
  String.raw`(?<run>${single}+(?!${marks}))|[ヴゔうウｳ]${marks}*[ぁぃぇぉァィェォｧｨｪｫ]|[\s\S]${marks}*`,
  'gv',
);

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
  for (const { 0: characters, index, groups } of text.matchAll(cluster)) {
    const folded = fold(characters);
    const step = groups?.run === undefined ? 0 : 1;
    parts.push(folded);
    for (let unit = 0; unit < folded.length; unit++) origins.push(index + step * unit);
  }
  origins.push(text.length);
  return { text: parts.join(''), origins: Uint32Array.from(origins) };
}

/** Returns the range of the original to which a range of its folded text belongs; it holds whole characters with their marks. */
export function originalRange({ origins }: FoldedText, from: number, to: number): { from: number; to: number } {
  let end = to;
  while (end < origins.length - 1 && origins[end] === origins[to - 1]) end += 1;
  return { from: origins[from]!, to: origins[end]! };
}
