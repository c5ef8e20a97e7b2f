import type { NumberMention } from './number-mention.ts';

/** Han numerals and multipliers; 一 is also an article. */
const hanDigits = new Map(
  [...'〇零一二三四五六七八九']
    .map((digit, i) => [digit, Math.max(0, i - 1)])
    .concat([
      ['两', 2],
      ['兩', 2],
    ]) as [string, number][],
);
const hanScales = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1e3],
  ['万', 1e4],
  ['萬', 1e4],
  ['亿', 1e8],
  ['億', 1e8],
] as [string, number][]);
/** Matches the multipliers that follow digits. */
export const hanScale = /^[百千万萬亿億]+/u;
const hanNumber = /[〇零一二两兩三四五六七八九十百千万萬亿億]+(?:[点點][〇零一二三四五六七八九]+)?/gu;
const hanCounters = /^[个個次年月日天人名块塊元倍岁歲歳円回本点點时時分秒条條项項周週家位篇章种種度%％号號級级台所枚冊册]/u;
const hanApproximation = /(?:大约|大約|大概|约|約|将近|將近|近|超过|超過|几乎|およそ|ほぼ|左右|程度)$/u;

/** Matches the words and signs for percent after a number. */
export const percent =
  /^\s*(?:%|٪|％|(?:per ?cent|percent|prozent|pour cent|por ciento|por cento|per cento|procent|процент|procent|yüzde|phần trăm|persen|بالمئة|प्रतिशत|퍼센트|パーセント))/iu;

/** Reads the numbers of a text in Han numerals. */
export function readHanNumbers(plain: string): NumberMention[] {
  return [...plain.matchAll(hanNumber)].flatMap((match) => {
    const [text] = match;
    const end = match.index + text.length;
    const digits = /\p{Nd}[.,]?$/u.test(plain.slice(Math.max(0, match.index - 3), match.index));
    if (digits || plain.startsWith('分之', end)) return [];
    const isBare = [...text].length === 1;
    if (isBare && (text === '一' || !hanCounters.test(plain.slice(end)) || plain[match.index - 1] === '第')) return [];
    const value = readHan(text);
    const isPercent = plain.endsWith('百分之', match.index) || percent.test(plain.slice(end, end + 6));
    return [
      {
        text,
        start: match.index,
        end,
        values: [value],
        isApproximate: hanApproximation.test(plain.slice(Math.max(0, match.index - 3), match.index)),
        isSpelled: true,
        isPercent,
      },
    ];
  });
}

/** Returns the value of a Han numeral. */
export function readHan(text: string): number {
  const [whole, fraction] = text.split(/[点點]/u);
  if (![...whole!].some((one) => hanScales.has(one))) {
    const number = [...whole!].map((one) => hanDigits.get(one)).join('');
    return Number(fraction ? `${number}.${[...fraction].map((one) => hanDigits.get(one)).join('')}` : number);
  }
  let [total, section, digit] = [0, 0, 0];
  for (const one of whole!) {
    const scale = hanScales.get(one);
    if (scale === undefined) digit = hanDigits.get(one)!;
    else if (scale >= 1e4) {
      total = (total + section + digit || 1) * scale;
      [section, digit] = [0, 0];
    } else {
      section += (digit || 1) * scale;
      digit = 0;
    }
  }
  return total + section + digit;
}
