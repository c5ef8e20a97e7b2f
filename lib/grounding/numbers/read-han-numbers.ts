import { fractionMinutes, fractionValues } from './fraction-values.ts';
import type { NumberMention } from './number-mention.ts';

/** Han numerals and multipliers; 一 is also an article. */
const hanDigits = new Map<string, number>(
  [...'〇零一二三四五六七八九'].map((digit, i): [string, number] => [digit, Math.max(0, i - 1)]),
);
for (const digit of '两兩') hanDigits.set(digit, 2);
const hanScales = new Map<string, number>([
  ['十', 10],
  ['百', 100],
  ['千', 1e3],
  ['万', 1e4],
  ['萬', 1e4],
  ['亿', 1e8],
  ['億', 1e8],
  ['兆', 1e12],
]);
/** Smallest multiplier of a group of four digits. */
const groupScale = 1e4;
const numeral = '[〇零一二两兩三四五六七八九十百千万萬亿億兆]';
const hanNumber = new RegExp(`${numeral}+(?:[点點][〇零一二三四五六七八九]+[百千万萬亿億兆]*)?`, 'gu');
/** Matches a fraction, in which the denominator comes first. */
const hanFraction = new RegExp(`(?<!${numeral})(${numeral}+)分[之の](${numeral}+)`, 'gu');
const counter =
  /^[个個次年月日天人名块塊元倍岁歲歳円回本点點时時分秒条條项項周週家位篇章种種度%％号號级級台所枚冊册つ件階层層週ヶか箇杯匹頭話巻成割]/u;
const approximation = /(?:大约|大約|大概|约|約|将近|將近|近|超过|超過|几乎|およそ|ほぼ|左右|程度)$/u;
/** Matches the counter between a number and a half. */
const halfAfter = /^(?:[个個年天月点點时時日]|小时|小時|時間|[ヶかカ]月)?半/u;
/** Matches the hour of the day with a half after a number. */
const hourHalf = /^[点點時时]半/u;
/** Matches the word for an hour after a number, with a half before or after it. */
const hourAfter = /^[个個]?半?(?:小时|小時|時間|钟头|鐘頭)/u;
/** Matches the words for tenths, as in 七成. */
const tenths = /^\s?(?:成(?![员員本功立果为為不])|割)/u;
/**
 * Matches the multipliers after digits: `3万`, and as recognizers write it `3 万`. Some begin another word, as in `3 千克` (kilograms)
 * and `3 만두` (dumplings).
 */
const scales =
  '((?:[십百백천万萬만亿億억兆조]|千(?![克米瓦卡赫帕]))+| (?:[百万萬亿億兆]|千(?![克米瓦卡赫帕]))+(?!分)| [백천]?[만억](?=[\\s,.명원개년대달유위배톤]|$))';
const scaleRun = new RegExp(scales, 'uy');
/** Matches further digits with smaller multipliers: `3万5千`, `2억 3000만`. */
const restRun = new RegExp(`\\s?(\\d[\\d,]*)${scales}`, 'uy');
const hangulScales = new Map([...'십백천만억조'].map((scale, i) => [scale, '十百千万亿兆'[i]!]));

/** Matches the words and signs for percent after a number. */
export const percent =
  /^\s*(?:%|٪|％|(?:per ?cent|percent|prozent|pour cent|por ciento|por cento|per cento|procent|процент|yüzde|phần trăm|persen|(?:في )?(?:ال|بال)مئة|(?:في )?(?:ال|بال)مائة|प्रतिशत|फ़ीसदी|퍼센트|프로|パーセント))/iu;

/** Reads the numbers of a text in Han numerals. */
export function readHanNumbers(plain: string): NumberMention[] {
  if (!/\p{Script=Han}/u.test(plain)) return [];
  const fractions = [...plain.matchAll(hanFraction)]
    .filter(([, denominator]) => denominator !== '百')
    .map(({ 0: text, 1: denominator, 2: numerator, index }) =>
      mention(text, index, fractionValues(readHan(numerator!), readHan(denominator!)), { isVague: true }),
    );
  const numbers = [...plain.matchAll(hanNumber)].flatMap(({ 0: text, index }) => {
    const end = index + text.length;
    const after = plain.slice(end, end + 6);
    const before = plain.slice(Math.max(0, index - 3), index);
    const followsDigits = hanScales.has(text[0]!) ? /\d[.,]?\s?$/u.test(before) : /\d[.,]?$/u.test(before);
    if (followsDigits || /^分[之の]/u.test(after)) return [];
    const isBare = [...text].length === 1;
    const isTenth = tenths.test(after);
    if (isBare && (text === '一' ? !isTenth : !counter.test(after)) && !halfAfter.test(after)) return [];
    if (isBare && plain[index - 1] === '第') return [];
    const value = readHan(text);
    const half = halfAfter.test(after) ? value + 0.5 : value;
    const values = isTenth ? [10 * value, value] : hourAfter.test(after) ? [half, 60 * half] : [half];
    // The half of an hour of the day stands for minutes: 两点半 is 2:30.
    if (hourHalf.test(after)) values.push(value);
    return mention(text, index, values, {
      isApproximate: approximation.test(before),
      isPercent: plain.endsWith('百分之', index) || percent.test(after),
    });
  });
  const halves = [...plain.matchAll(/半/gu)].map(({ 0: text, index }) =>
    mention(text, index, [...fractionValues(1, 2), ...fractionMinutes(1, 2)], { isVague: true }),
  );
  return [...fractions, ...numbers, ...halves];
}

const mention = (text: string, start: number, values: number[], more: Partial<NumberMention>): NumberMention => ({
  text,
  start,
  end: start + text.length,
  values,
  isApproximate: false,
  isSpelled: true,
  isPercent: false,
  ...more,
});

/** Reads the multipliers that follow digits at an offset, and what smaller ones add: `3万5千` is 3 times 10,000, plus 5,000. */
export function readHanScales(plain: string, from: number): { scale: number; rest: number; end: number } | undefined {
  const first = matchAt(scaleRun, plain, from);
  if (!first) {
    const tenth = tenths.exec(plain.slice(from, from + 3));
    return tenth ? { scale: 10, rest: 0, end: from + tenth[0].length } : undefined;
  }
  const scale = readHan(toHan(first[0]));
  let [rest, end] = [0, from + first[0].length];
  for (let last = scale; ; ) {
    const more = matchAt(restRun, plain, end);
    const moreScale = more ? readHan(toHan(more[2]!)) : 0;
    if (!more || moreScale >= last) return { scale, rest, end };
    rest += Number(more[1]!.replaceAll(',', '')) * moreScale;
    end += more[0].length;
    last = moreScale;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const toHan = (written: string) => written.trim().replace(/[십백천만억조]/gu, (scale) => hangulScales.get(scale)!);

/** Returns the value of a Han numeral. What ends with a digit after a multiplier leaves out its own: 三万五 is 35,000. */
export function readHan(text: string): number {
  const [whole, fraction] = text.split(/[点點]/u) as [string, string?];
  if (fraction) {
    const digits = fraction.replace(/[百千万萬亿億兆]+$/u, '');
    return Number(`${readHan(whole)}.${digitsOf(digits)}`) * readHan(fraction.slice(digits.length) || '一');
  }
  const signs = [...whole];
  if (!signs.some((sign) => hanScales.has(sign))) return Number(digitsOf(whole));
  let [total, section, digit, last] = [0, 0, 0, Number.POSITIVE_INFINITY];
  for (const sign of signs) {
    const scale = hanScales.get(sign);
    if (scale === undefined) {
      digit = hanDigits.get(sign)!;
    } else if (scale < groupScale) {
      section += (digit || 1) * scale;
      digit = 0;
    } else {
      const group = section + digit;
      total = scale < last ? total + (group || (total === 0 ? 1 : 0)) * scale : (total + group) * scale;
      [section, digit, last] = [0, 0, scale];
    }
  }
  const before = hanScales.get(signs.at(-2) ?? '') ?? 0;
  return total + section + (before >= 100 ? (digit * before) / 10 : digit);
}

const digitsOf = (text: string) => [...text].map((digit) => hanDigits.get(digit)).join('');
