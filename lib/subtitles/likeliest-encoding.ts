import { decodeStrictly } from './encoding.ts';

/** Number of bytes that are examined, starting one before the first byte that is not ASCII. */
const sampleLength = 16_384;

type ScoreCharacter = (character: string, before: string, after: string) => number;

const han = /^[\u4e00-\u9fff]/;
const widePunctuation = /^[\u3000-\u3017\uff01-\uff5e\u2014\u2018-\u201d\u2026]/;
const kana = /^[\u3041-\u3096\u30a1-\u30fc]/;
const hangul = /^[\uac00-\ud7a3]/;

/**
 * Scores the characters of an East Asian language. A wrong encoding decodes to rare characters, so the score is the share of
 * the language's commonest ones.
 */
const eastAsian =
  (common: string, syllable: RegExp | undefined, weight: number): ScoreCharacter =>
  (character) => {
    if (common.includes(character)) return 1;
    if (syllable?.test(character)) return weight;
    if (widePunctuation.test(character)) return 0.6;
    return han.test(character) ? 0.2 : -0.5;
  };

const latin: ScoreCharacter = (character, before, after) => {
  if (/\p{L}/u.test(character)) return /[a-z]/i.test(before) || /[a-z]/i.test(after) ? 0.7 : -0.5;
  return /[\u2010-\u203a\u20ac\u00a1\u00ab\u00bb\u00bf\u00b0\u00a0]/.test(character) ? 0.3 : -0.5;
};

const cyrillic: ScoreCharacter = (character, before) => {
  if (/[\u0430-\u044f\u0451\u0454\u0456\u0457]/.test(character)) return /[\u0400-\u04ff]/.test(before) ? 0.7 : 0.2;
  if (/[\u0410-\u042f\u0401\u0404\u0406\u0407]/.test(character)) return /[\u0430-\u044f]/.test(before) ? -1 : 0.4;
  return /[\u2010-\u203a\u00ab\u00bb\u00a0\u2116]/.test(character) ? 0.2 : -0.5;
};

const japanese = eastAsian('日一人大年会国本中出事者分見思言今何行私来時生気', kana, 0.8);

const candidates: readonly [encoding: string, scoreCharacter: ScoreCharacter][] = [
  [
    'gb18030',
    eastAsian('的一是不了我在有人这他个们来到时大地为子中你说生国年着就那和要她出也得里后自以会好吗么什没对能去过', undefined, 0),
  ],
  [
    'big5',
    eastAsian('的一是不了我在有人這他個們來到時大地為子中你說生國年著就那和要她出也得裡後自以會好嗎麼什沒對能去過', undefined, 0),
  ],
  ['shift_jis', japanese],
  ['euc-jp', japanese],
  [
    'euc-kr',
    eastAsian('이다는을에가의고하지를도한기사어나은리그로서아안해시게요네라자대인니수내들있여정일무거보만면', hangul, 0.3),
  ],
  ['windows-1251', cyrillic],
  ['windows-1252', latin],
];

/** Returns the encoding in which the bytes read most like everyday text, among those in which subtitle files still occur. */
export function likeliestEncoding(bytes: Uint8Array<ArrayBuffer>): string {
  const from = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - 1);
  const sample = bytes.subarray(from, from + sampleLength);
  let best = { encoding: 'windows-1252', score: Number.NEGATIVE_INFINITY };
  for (const [encoding, scoreCharacter] of candidates) {
    const text = decodeStrictly(encoding, sample, from + sampleLength < bytes.length);
    const score = text === undefined ? Number.NEGATIVE_INFINITY : scoreText(text, scoreCharacter);
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

function scoreText(text: string, scoreCharacter: ScoreCharacter): number {
  const characters = [...text];
  let count = 0;
  let sum = 0;
  for (const [i, character] of characters.entries()) {
    if (character < '\u0080') continue;
    count++;
    sum += scoreCharacter(character, characters[i - 1] ?? '', characters[i + 1] ?? '');
  }
  return sum / count;
}
