import { fractionValues } from './fraction-values.ts';
import type { NumberMention } from './number-mention.ts';
import { readHan } from './read-han-numbers.ts';

const hanOfHangul = new Map(
  [...'영공일이삼사오육륙칠팔구십백천만억조'].map((sign, i): [string, string] => [
    sign,
    '零零一二三四五六六七八九十百千万亿兆'[i]!,
  ]),
);
const numeral = '[영공일이삼사오육륙칠팔구십백천만억조]';
const counter = String.raw`\s?(?:%|[개명년월일시분초원번대살층위회차호배주달권장곳톤]|가지|마리|킬로|미터|그램|퍼센트|프로|달러|유로)`;
const sinoKorean = new RegExp(String.raw`(?<![\p{L}\d]|\d\s)${numeral}{1,20}(?: ${numeral}{1,20}){0,8}(?=${counter})`, 'gu');
const fraction = new RegExp(String.raw`(?<!\p{L})(${numeral}+)분의 (${numeral})`, 'gu');
const scale = /[십백천만억조]/u;
/** Numerals of Korean origin: tens, and ones in both of their forms. */
const tens = '열 스물 서른 마흔 쉰 예순 일흔 여든 아흔'.split(' ');
const ones = '하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉'.split(' ');
const onesBeforeCounter = '한 두 세 네 다섯 여섯 일곱 여덟 아홉'.split(' ');
/** Numerals that lose a sound before "month". */
const ofMonths = new Map([
  ['유', 6],
  ['시', 10],
]);
const native = new RegExp(
  String.raw`(?<!\p{L})(${tens.join('|')}|스무)?(${[...ones, ...onesBeforeCounter].join('|')})?(?=${counter}|[\s,.]|$)`,
  'gu',
);

/** Reads the Korean numbers of a text that are written in words. What is no number of several signs is often another word. */
export function readHangulNumbers(plain: string): NumberMention[] {
  const fractions = [...plain.matchAll(fraction)].map(({ 0: text, 1: denominator, 2: numerator, index }) =>
    mention(plain, text, index, fractionValues(readSigns(numerator!), readSigns(denominator!)), true),
  );
  const sino = [...plain.matchAll(sinoKorean)].map(({ 0: text, index }) => {
    const signs = text.replaceAll(' ', '');
    return mention(plain, text, index, [readSigns(signs)], signs.length < 2 || !scale.test(signs));
  });
  const words = [...plain.matchAll(native)]
    .filter(([text]) => text)
    .map(({ 0: text, 1: ten, 2: one, index }) => {
      const value = 10 * (ten === '스무' ? 2 : placeIn(ten, tens)) + (placeIn(one, ones) || placeIn(one, onesBeforeCounter));
      return mention(plain, text, index, [value], true);
    });
  const months = [...plain.matchAll(/(?<!\p{L})[유시](?=월)/gu)].map(({ 0: text, index }) =>
    mention(plain, text, index, [ofMonths.get(text)!], true),
  );
  return [...fractions, ...sino, ...words, ...months];
}

const readSigns = (signs: string) => readHan([...signs].map((sign) => hanOfHangul.get(sign)!).join(''));
const placeIn = (word: string | undefined, list: readonly string[]) => (word ? list.indexOf(word) + 1 : 0);

function mention(plain: string, text: string, start: number, values: number[], isVague: boolean): NumberMention {
  const end = start + text.length;
  const isHalved = /^\s?\p{L}{1,2}\s반/u.test(plain.slice(end, end + 6));
  return {
    text,
    start,
    end,
    values: isHalved ? [values[0]! + 0.5, ...values] : values,
    isApproximate: /(?:약|대략|거의)\s*$/u.test(plain.slice(Math.max(0, start - 4), start)),
    isSpelled: true,
    isPercent: /^\s?(?:%|퍼센트|프로)/u.test(plain.slice(end, end + 5)),
    isVague,
  };
}
