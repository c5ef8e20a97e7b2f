import { alphabets } from './alphabets.ts';
import { decodeStrictly } from './encoding.ts';

/** Number of bytes that are examined, starting one before the first byte that is not ASCII. */
const sampleLength = 8192;

type ScoreCharacter = (character: string, before: string, after: string) => number;

const han = /^[\u4e00-\u9fff]/;
const widePunctuation = /^[\u3000-\u3017\uff01-\uff5e\u2014\u2018-\u201d\u2026]/;
const narrowPunctuation = /^[\u2010-\u203a\u20ac\u2116\u00a0\u00a1\u00ab\u00b0\u00bb\u00bf]/;
const kana = /^[\u3041-\u3096\u30a1-\u30fc]/;
const hangul = /^[\uac00-\ud7a3]/;
const latin = /^[a-z\u00c0-\u024f]/i;

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

/**
 * Scores the characters of a language that is written with letters. A wrong encoding decodes to rare letters, to those of other
 * languages, to capitals within words, and to words of two scripts.
 */
function alphabetic(letters: string): ScoreCharacter {
  const isLatin = latin.test(letters);
  const includes = (character: string) => character !== '' && letters.includes(character);
  const isOwn = (character: string) =>
    includes(character) || includes(character.toLowerCase()) || (isLatin && latin.test(character));
  return (character, before, after) => {
    const small = character.toLowerCase();
    const rank = letters.indexOf(includes(character) ? character : small);
    if (rank < 0) return narrowPunctuation.test(character) ? 0.3 : -0.5;
    if (!isLatin && (latin.test(before) || latin.test(after))) return -1;
    if (!isOwn(before) && !isOwn(after)) return 0.2;
    const weight = 0.9 - 0.015 * rank;
    if (character === small || !isOwn(before)) return weight;
    return before === before.toLowerCase() ? -1 : weight - 0.3;
  };
}

const japanese = eastAsian('日一人大年会国本中出事者分見思言今何行私来時生気', kana, 0.8);

const candidates: readonly [encoding: string, scoreCharacter: ScoreCharacter][] = [
  [
    'gb18030',
    eastAsian(
      '的一是不了我在有人这他个们来到时大地为子中你说生国年着就那和要她出也得里后自以会好吗么什没对能去过谢家天看想',
      undefined,
      0,
    ),
  ],
  [
    'big5',
    eastAsian(
      '的一是不了我在有人這他個們來到時大地為子中你說生國年著就那和要她出也得裡後自以會好嗎麼什沒對能去過謝家天看想',
      undefined,
      0,
    ),
  ],
  ['shift_jis', japanese],
  ['euc-jp', japanese],
  [
    'euc-kr',
    eastAsian('이다는을에가의고하지를도한기사어나은리그로서아안해시게요네라자대인니수내들있여정일무거보만면', hangul, 0.3),
  ],
  ...alphabets.flatMap(({ encodings, letters }) =>
    encodings.map((encoding): [string, ScoreCharacter] => [encoding, alphabetic(letters)]),
  ),
];

/** Returns the encoding in which the bytes read most like everyday text, among those in which subtitle files still occur. */
export function likeliestEncoding(bytes: Uint8Array<ArrayBuffer>): string {
  const from = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - 1);
  const sample = bytes.subarray(from, from + sampleLength);
  const texts = new Map<string, string[] | undefined>();
  let best = { encoding: 'windows-1252', score: Number.NEGATIVE_INFINITY };
  for (const [encoding, scoreCharacter] of candidates) {
    if (!texts.has(encoding)) {
      const text = decodeStrictly(encoding, sample, from + sampleLength < bytes.length);
      texts.set(encoding, text === undefined ? undefined : [...text]);
    }
    const characters = texts.get(encoding);
    const score = characters ? scoreText(characters, scoreCharacter) : Number.NEGATIVE_INFINITY;
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

function scoreText(characters: readonly string[], scoreCharacter: ScoreCharacter): number {
  let count = 0;
  let sum = 0;
  for (const [i, character] of characters.entries()) {
    if (character < '\u0080') continue;
    count++;
    sum += scoreCharacter(character, characters[i - 1] ?? '', characters[i + 1] ?? '');
  }
  return sum / count;
}
