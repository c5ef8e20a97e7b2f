import { toAsciiDigits } from '../encoding/ascii-digits.ts';
import type { NumberMention } from './number-mention.ts';
import { numberWords } from './number-words.ts';
import { hanScale, percent, readHan, readHanNumbers } from './read-han-numbers.ts';

const token = /(?![\p{Script=Han}])[\p{L}\p{M}]+|\p{Nd}+(?:[.,'’\u00a0\u202f ]\p{Nd}{3})*(?:[.,]\p{Nd}+)?|\p{P}|\p{S}/gu;

/** Reads the numbers of a text, in digits and in words of the language. */
export function readNumbers(text: string, language: string): NumberMention[] {
  const plain = toAsciiDigits(text);
  const mentions = /\p{Script=Han}/u.test(plain) ? readHanNumbers(plain) : [];
  const words = numberWords(language);
  const tokens = [...plain.matchAll(token)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (let i = 0; i < tokens.length; ) {
    const read = readRun(tokens, i, plain, words, language);
    if (!read) {
      i++;
      continue;
    }
    const { values, next, isSpelled } = read;
    if (/^(?:ciento|cento|cent)$/.test(tokens[i]!.text) && /^(?:por|per|pour)$/.test(tokens[i - 1]?.text ?? '')) {
      i = next;
      continue;
    }
    const start = tokens[i]!.start;
    const end = tokens[next - 1]!.end;
    const before = tokens.slice(Math.max(0, i - 3), i).map((one) => one.text);
    mentions.push({
      text: plain.slice(start, end),
      start,
      end,
      values,
      isSpelled,
      isApproximate: before.some((word) => words.approximations.has(word)) || /[~≈]/.test(before.at(-1) ?? ''),
      isPercent: percent.test(plain.slice(end, end + 16)) || /yüzde\s*$/i.test(plain.slice(Math.max(0, start - 8), start)),
    });
    i = next;
  }
  return mentions.sort((a, b) => a.start - b.start);
}

interface Token {
  text: string;
  start: number;
  end: number;
}

/** Reads the longest number that starts at a token. */
function readRun(tokens: readonly Token[], from: number, plain: string, words: ReturnType<typeof numberWords>, language: string) {
  const first = tokens[from]!;
  if (/^\p{Nd}/u.test(first.text)) {
    if (isCode(plain, first)) return undefined;
    const han = hanScale.exec(plain.slice(first.end))?.[0];
    if (han) return { values: readDigits(first.text).map((value) => value * readHan(han)), next: from + 1, isSpelled: false };
    const scale =
      tokens[from + 1] && /^\s*$/.test(plain.slice(first.end, tokens[from + 1]!.start))
        ? scaleOf(tokens[from + 1]!.text, words.values)
        : undefined;
    const values = readDigits(first.text);
    return { values: scale ? values.map((value) => value * scale) : values, next: from + (scale ? 2 : 1), isSpelled: false };
  }
  const parts: number[] = [];
  let next = from;
  let current: number | undefined;
  let total = 0;
  let isDecimal = false;
  let decimal = '';
  for (let i = from; i < tokens.length; i++) {
    const { text } = tokens[i]!;
    const value = numberOf(text, words.values, language);
    if (isDecimal) {
      if (value === undefined || value > 99) break;
      decimal += String(value);
      next = i + 1;
    } else if (value !== undefined) {
      if (value >= 1000) {
        total += (current ?? 1) * value;
        current = 0;
      } else if (value >= 100 && value % 100 === 0) current = (value === 100 && current ? current : value / 100) * 100;
      else if (current === undefined || current === 0) current = value;
      else if (
        current % 100 === 0 ||
        (language === 'ar' && current < 10 && value < 100) ||
        (current % 10 === 0 && current % 100 >= 20 && value < 10) ||
        (language === 'fr' && current % 20 === 0 && value < 20)
      )
        current += value;
      else if (language === 'fr' && current === 4 && value === 20) current = 80;
      else if ((language === 'vi' || language === 'id') && value === 10) current *= 10;
      else {
        parts.push(total + current);
        total = 0;
        current = value;
      }
      next = i + 1;
      if (language === 'en' && Object.hasOwn(ordinalEndings, text)) break;
    } else if (i > from && words.points.has(text) && numberOf(tokens[i + 1]?.text ?? '', words.values, language) !== undefined)
      isDecimal = true;
    else if (
      !(i > from && (text === '-' || words.joiners.has(text)) && canContinue(tokens, i, words, language, total + (current ?? 0)))
    )
      break;
  }
  if (next === from) return undefined;
  parts.push(total + (current ?? 0));
  const isDashed = parts.length === 2 && /^\p{L}+-\p{L}+$/u.test(plain.slice(tokens[from]!.start, tokens[next - 1]!.end));
  if (isDashed) return { values: [Number(`${parts[0]}.${parts[1]}`), ...parts], next, isSpelled: true };
  const values = decimal ? [Number(`${parts.at(-1)}.${decimal}`)] : combine(parts);
  if (language === 'en' && /^ and a half\b/i.test(plain.slice(tokens[next - 1]!.end)))
    return { values: [parts.at(-1)! + 0.5], next: Math.min(tokens.length, next + 3), isSpelled: true };
  return { values, next, isSpelled: true };
}

/** Whether digits are part of a code such as "mn014" or "1A". */
const isCode = (plain: string, { start, end }: Token): boolean =>
  /\p{Ll}$/u.test(plain.slice(0, start)) || /^(?:\p{Lu}(?!\p{Ll}{2})|\p{Lu}{2})/u.test(plain.slice(end, end + 3));

/** Whether what follows a joining word belongs to the same number: only after a multiplier, or between tens and ones. */
function canContinue(
  tokens: readonly Token[],
  i: number,
  words: ReturnType<typeof numberWords>,
  language: string,
  sofar: number,
): boolean {
  const value = numberOf(tokens[i + 1]?.text ?? '', words.values, language);
  if (value === undefined) return false;
  if (tokens[i]!.text === '-') return tokens[i]!.start === tokens[i - 1]!.end && tokens[i + 1]!.start === tokens[i]!.end;
  if (language === 'en') return sofar >= 100 && value < 100;
  return (sofar >= 100 && value < 100) || (sofar % 10 === 0 && sofar >= 20 && value < (language === 'fr' ? 20 : 10));
}

/** The meanings that consecutive numbers may have together: each alone, a year ("twenty nineteen"), or a price ("twelve fifty"). */
function combine(parts: readonly number[]): number[] {
  if (parts.length === 1) return [parts[0]!];
  const [a, b] = parts as [number, number];
  const isPair = parts.length === 2 && a >= 1 && a < 100 && b >= 10 && b < 100;
  const digits = parts.every((part) => part < 10) ? [Number(parts.join(''))] : [];
  return [...digits, ...(isPair ? [a * 100 + b, a + b / 100] : []), ...parts];
}

const ordinalEndings: Record<string, string> = {
  fourth: 'four',
  fifth: 'five',
  sixth: 'six',
  seventh: 'seven',
  eighth: 'eight',
  ninth: 'nine',
  tenth: 'ten',
  eleventh: 'eleven',
  twelfth: 'twelve',
  thirteenth: 'thirteen',
  fourteenth: 'fourteen',
  fifteenth: 'fifteen',
  sixteenth: 'sixteen',
  seventeenth: 'seventeen',
  eighteenth: 'eighteen',
  nineteenth: 'nineteen',
  twentieth: 'twenty',
  thirtieth: 'thirty',
  first: 'one',
  second: 'two',
  third: 'three',
};

function numberOf(word: string, values: ReadonlyMap<string, number>, language: string): number | undefined {
  const value = values.get(word);
  if (value !== undefined) return value;
  if (language === 'en') return values.get(ordinalEndings[word] ?? '');
  if (language === 'ar' && word.startsWith('و')) return values.get(word.slice(1));
  if (language === 'de' || language === 'nl')
    return readFused(word, values, language === 'de' ? ['und', 'hundert', 'tausend'] : ['en', 'honderd', 'duizend']);
  if (language === 'it') return readItalian(word, values);
  return undefined;
}

/** Reads German and Dutch compounds such as "einundzwanzig" and "dreihundertfünf". */
function readFused(word: string, values: ReadonlyMap<string, number>, [and, hundred, thousand]: string[]): number | undefined {
  if (word.length < 6) return undefined;
  for (const [unit, value] of [
    [thousand!, 1000],
    [hundred!, 100],
  ] as const) {
    const at = word.indexOf(unit);
    if (at < 0) continue;
    const left =
      at === 0 ? 1 : (values.get(word.slice(0, at)) ?? readFused(word.slice(0, at), values, [and!, hundred!, thousand!]));
    const rest = word.slice(at + unit.length).replace(new RegExp(`^${and}`), '');
    const right = rest === '' ? 0 : (values.get(rest) ?? readFused(rest, values, [and!, hundred!, thousand!]));
    return left === undefined || right === undefined ? undefined : left * value + right;
  }
  const match = new RegExp(`^(.+?)(?:${and}|ën)(.+)$`).exec(word);
  const [ones, tens] = match ? [values.get(match[1]!), values.get(match[2]!)] : [];
  return ones !== undefined && tens !== undefined && ones < 10 && tens >= 20 && tens < 100 ? ones + tens : undefined;
}

function readItalian(word: string, values: ReadonlyMap<string, number>): number | undefined {
  const hundreds = /^(.*)cento(.*)$/.exec(word);
  if (hundreds) {
    const [left, right] = [hundreds[1], hundreds[2]].map((part) => (part ? (values.get(part) ?? readItalian(part, values)) : 0));
    return left === undefined || right === undefined ? undefined : (left || 1) * 100 + right;
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

function scaleOf(word: string, values: ReadonlyMap<string, number>): number | undefined {
  const value = values.get(word) ?? { million: 1e6, billion: 1e9, k: 1e3, m: undefined }[word];
  return value !== undefined && value >= 100 ? value : undefined;
}

/** The meanings that digits with marks may have: the marks group thousands or separate decimals. */
function readDigits(written: string): number[] {
  const bare = written.replace(/[\s'’]/g, '');
  const marks = bare.match(/[.,]/g) ?? [];
  if (marks.length === 0) return [Number(bare)];
  const last = bare.lastIndexOf(marks.at(-1)!);
  const grouped = Number(bare.replace(/[.,]/g, ''));
  const decimal = Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`);
  const isGroup = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare);
  if (isGroup && marks.length > 1 && new Set(marks).size === 1) return [grouped];
  return isGroup ? [grouped, decimal] : [decimal];
}
