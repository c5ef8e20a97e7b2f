import { unspaced } from './unspaced-scripts.ts';

const endMarks = /[.!?…。！？．｡।॥؟۔։።။។]+["'”’»)\]」』）】]*/gu;
const words = (list: string) => new Set(list.split(' '));
/** Abbreviations that a name or another word follows, in any language and by language; the English ones also where none is known. */
const neverFinalAnywhere = words('mr mrs ms dr prof st fig vs');
const neverFinalIn: Record<string, ReadonlySet<string>> = {
  en: words('gen sen rep gov hon capt lt sgt mt eq sec approx'),
  de: words('bzw ca ggf evtl hr fr fa inkl vgl bspw mind mio mrd'),
  fr: words('mme mlle av env'),
  es: words('sr sra sres sras srta srtas dra dres ud uds vd dña gral ing lic arq av avda sto sta'),
  pt: words('sr sra srs sras srta dra drs profa av eng exmo sto sta'),
  it: words('sig sigg sig.ra dott dott.ssa prof.ssa avv ing geom on'),
  nl: words('ca dhr mevr mw drs ing ir bijv evt resp'),
  pl: words('np tzw ul św al'),
  tr: words('av örn'),
  ru: words('ул тов напр'),
};
const maybeFinalAbbreviations = /^(?:etc|ecc|inc|ltd|corp|co|jr|sr|al|usw|a\.m|p\.m|г|гг)$/iu;
/** Number of words, with the abbreviation, after which a sentence may end in one: "Apple Inc." alone is none. */
const minWordsBefore = 4;
const beforeNumber = /^(?:no|nos|nr|vol|pp?|ch|art|abs|núm)$/iu;
const ordinalDots = /^(?:de|da|nb|no|fi|cs|sk|pl|hu|tr|hr|sl|et|lv|is)\b/;

/** Returns the offsets after each mark that ends a sentence. Decimals, abbreviations, initials and ellipses end none. */
export function findSentenceEnds(text: string, language: string): number[] {
  const hasCase = /\p{Lu}/u.test(text);
  const result: number[] = [];
  for (const match of text.matchAll(endMarks)) {
    const end = match.index + match[0].length;
    const mark = match[0].replace(/[^.!?…。！？．｡।॥؟۔։።။។]/gu, '');
    const after = text.slice(end, end + 2);
    const next = after.trimStart().slice(0, 1);
    if (next === '') result.push(end);
    else if (/…|\.\./.test(mark) || (/^[.!?]/.test(mark) && !/^\s/.test(after) && !unspaced.test(after.slice(0, 1)))) continue;
    else if (/\p{Ll}/u.test(next) && hasCase && (mark === '.' || match[0] !== mark)) continue;
    else if (mark !== '.' || isSentenceDot(text, match.index, next, result.at(-1) ?? 0, language)) result.push(end);
  }
  return result;
}

function isSentenceDot(text: string, dot: number, next: string, sentenceStart: number, language: string): boolean {
  const before = text.slice(Math.max(sentenceStart, dot - 12), dot);
  const word = /[\p{L}\p{M}\p{N}.]*$/u.exec(before)![0];
  if (/^\p{N}+$/u.test(word)) {
    return text.slice(sentenceStart, dot).trim() !== word && !(word.length <= 2 && ordinalDots.test(language));
  }
  if (beforeNumber.test(word)) return !/\p{N}/u.test(next);
  if (isNeverFinal(word, language) || (/^\p{L}\.\p{L}/u.test(word) && !maybeFinalAbbreviations.test(word))) return false;
  const after = text.slice(dot + 1, dot + 5);
  const isSecondPart = secondPart.test(before);
  if (isFirstPart(word, after) || isInitial(word, before, after) || (isSecondPart && /^de\b/.test(language))) return false;
  if (!isSecondPart && !maybeFinalAbbreviations.test(word)) return true;
  return !/\p{Ll}/u.test(next) && text.slice(sentenceStart, dot).trim().split(/\s+/, minWordsBefore).length === minWordsBefore;
}

function isNeverFinal(word: string, language: string): boolean {
  const [lower, base] = [word.toLowerCase(), language.replace(/-.*/, '')];
  return neverFinalAnywhere.has(lower) || neverFinalIn[Object.hasOwn(neverFinalIn, base) ? base : 'en']!.has(lower);
}

/** Matches the end of an abbreviation of two words before its last dot: "d. h", "EE. UU". */
const secondPart = /(?<!\p{L})(?:\p{Ll}\.\s\p{Ll}|(\p{Lu})\1\.\s(\p{Lu})\2)$/u;

/** Returns whether a word is the first one of an abbreviation of two: "z. B.", "EE. UU.". */
const isFirstPart = (word: string, after: string) =>
  (/^\p{Ll}$/u.test(word) && /^\s\p{L}\./u.test(after)) || (/^(\p{Lu})\1$/u.test(word) && /^\s(\p{Lu})\1\./u.test(after));

/** Returns whether a word is the initial of a name. Cyrillic ones stand in pairs, or first; others may be words or end a sentence. */
function isInitial(word: string, before: string, after: string): boolean {
  if (!/^[А-ЯЁ]$/.test(word)) return /^(?![I一-鿿])\p{Lu}$/u.test(word);
  return (word !== 'Я' && before.trim() === word) || /^\s?[А-ЯЁ]\./.test(after) || /(?<!\p{L})[А-ЯЁ]\.\s?.$/u.test(before);
}
