import { unspaced } from './unspaced-scripts.ts';

const endMarks = /[.!?…。！？．｡।॥؟۔։።။។]+["'”’»)\]」』）】]*/gu;
const neverFinalAbbreviations =
  /^(?:mr|mrs|ms|dr|prof|st|gen|sen|rep|gov|capt|lt|sgt|mt|fig|eq|sec|vs|approx|bzw|ca|ggf|evtl|mme|mlle|sra?|ud|см|им|ул)$/iu;
const maybeFinalAbbreviations = /^(?:etc|inc|ltd|corp|co|jr|sr|al|usw|a\.m|p\.m)$/iu;
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
  const word = /[\p{L}\p{M}\p{N}.]*$/u.exec(text.slice(Math.max(0, dot - 12), dot))![0];
  const capital = !/\p{Ll}/u.test(next);
  if (/^\p{N}+$/u.test(word)) {
    return text.slice(sentenceStart, dot).trim() !== word && !(word.length <= 2 && ordinalDots.test(language));
  }
  if (beforeNumber.test(word)) return !/\p{N}/u.test(next);
  if (maybeFinalAbbreviations.test(word)) return capital;
  return !(neverFinalAbbreviations.test(word) || /^\p{L}\.\p{L}/u.test(word) || /^(?![IА-ЯЁ一-鿿])\p{Lu}$/u.test(word));
}
