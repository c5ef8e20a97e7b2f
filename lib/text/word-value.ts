import type { NumberWords } from './number-words.ts';
import { SpelledNumber } from './spelled-number.ts';

/** The words "and", "hundred" and "thousand" of languages that write numbers as one word. */
const fusedWords = new Map([
  ['de', { and: 'und', hundred: 'hundert', thousand: 'tausend' }],
  ['nl', { and: 'en', hundred: 'honderd', thousand: 'duizend' }],
]);

/** Returns the value of a number in one word, in lower case. */
export function wordValue(word: string, words: NumberWords, language: string): number | undefined {
  const value = words.values.get(word);
  if (value !== undefined) return value;
  if (language === 'ar' && word.startsWith('و')) return words.values.get(word.slice(1));
  if (language === 'it') return readItalian(word, words.values);
  if (language === 'tr') return readTurkish(word, words.values);
  if (!fusedWords.has(language)) return undefined;
  const whole = /^(.+)(?:einhalb|[eë]nhal(?:f|ve))$/.exec(word)?.[1];
  const read = (part: string) => words.values.get(part) ?? readFused(part, words.values, language);
  const half = whole === undefined ? undefined : read(whole);
  return half === undefined ? read(word) : half + 0.5;
}

const turkishEnding = /(?:y?[dt][ıiuü]r?|[dt][ae]n?|y?[ıiuü]|y?[ae]|n?[ıiuü]n|s[ıi])$/;

/** Returns the value of the last word of a number, which has endings in Turkish. */
export const lastWordValue = (word: string, words: NumberWords, language: string): number | undefined =>
  wordValue(word, words, language) ??
  (language === 'tr' ? wordValue(word.replace(turkishEnding, ''), words, language) : undefined);

/** Returns the value of an ordinal in one word, in lower case. */
export function ordinalValue(word: string, { ordinals, values }: NumberWords, language: string): number | undefined {
  const bare = language === 'ar' ? word.replace(/^و?ال/, '') : word;
  const fused = fusedWords.has(language) ? /^(.+)ste[nrsm]?$/.exec(word)?.[1] : undefined;
  return ordinals.get(bare) ?? (fused === undefined ? undefined : readFused(fused, values, language));
}

/** Reads German and Dutch compounds such as "einundzwanzig" and "dreihundertfünf". */
function readFused(word: string, values: ReadonlyMap<string, number>, language: string): number | undefined {
  const fused = fusedWords.get(language);
  if (!fused || word.length < 6) return undefined;
  const read = (part: string) => values.get(part) ?? readFused(part, values, language);
  for (const [unit, value] of [
    [fused.thousand, 1000],
    [fused.hundred, 100],
  ] as const) {
    const at = word.indexOf(unit);
    if (at < 0) continue;
    const left = at === 0 ? 1 : read(word.slice(0, at));
    const rest = word.slice(at + unit.length).replace(new RegExp(`^${fused.and}`), '');
    const right = rest === '' ? 0 : read(rest);
    return left === undefined || right === undefined ? undefined : left * value + right;
  }
  const match = new RegExp(`^(.+?)(?:${fused.and}|ën)(.+)$`).exec(word);
  const [ones, tens] = match ? [values.get(match[1]!), values.get(match[2]!)] : [];
  return ones !== undefined && tens !== undefined && ones < 10 && tens >= 20 && tens < 100 ? ones + tens : undefined;
}

/** Reads Turkish numbers that are written together, as "ikibin" and "yüzelli". */
function readTurkish(word: string, values: ReadonlyMap<string, number>): number | undefined {
  const number = new SpelledNumber('tr');
  for (let rest = word; rest !== ''; ) {
    const part = [...values.keys()].find((one) => rest.startsWith(one));
    if (part === undefined) return undefined;
    number.add(values.get(part)!, part);
    rest = rest.slice(part.length);
  }
  return number.values.length === 1 ? number.value : undefined;
}

/** Reads Italian compounds such as "ventitré" and "milleduecento". */
function readItalian(word: string, values: ReadonlyMap<string, number>): number | undefined {
  const read = (part: string) => values.get(part) ?? readItalian(part, values);
  for (const [pattern, unit] of [
    [/^(.*?)mil(?:le|a)(.*)$/, 1000],
    [/^(.*)cento(.*)$/, 100],
  ] as const) {
    const match = pattern.exec(word);
    if (!match) continue;
    const [left, right] = [match[1], match[2]].map((part) => (part ? read(part) : 0));
    return left === undefined || right === undefined ? undefined : (left || 1) * unit + right;
  }
  const match =
    /^(vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ai]?(uno|un|due|tré|tre|quattro|cinque|sei|sette|otto|nove)$/.exec(
      word,
    );
  if (!match) return undefined;
  const tens = values.get(`${match[1]}${match[1] === 'vent' ? 'i' : 'a'}`);
  const ones = values.get(match[2]!.replace('tré', 'tre'));
  return tens !== undefined && ones !== undefined ? tens + ones : undefined;
}
