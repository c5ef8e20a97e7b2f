import { alphabets } from './alphabets.ts';
import { decodeStrictly } from './encoding.ts';

/** Number of bytes that are examined, starting one before the first byte that is not ASCII. */
const sampleLength = 8192;

type ScoreCharacter = (character: string, before: string, after: string) => number;

const han = /^[\u4e00-\u9fff]/;
const widePunctuation = /^[\u3000-\u3017\uff01-\uff5e\u2014\u2018-\u201d\u2026]/;
const narrowPunctuation =
  /^[\u2010-\u203a\u20ac\u2116\u2122\u00a0-\u00a3\u00a7\u00a9-\u00ab\u00ae\u00b0\u00b6\u00ba\u00bb\u00bd\u00bf]/;
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
    return han.test(character) ? 0.35 : -0.5;
  };

/** Weight of an alphabet's most frequent letter, and how much less each one after it weighs. */
const maxLetterWeight = 0.9;
const weightByRank = 0.015;

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
    if (rank < 0) return narrowPunctuation.test(character) ? 0.4 : latin.test(character) && isLatin ? -0.2 : -0.5;
    if (!isLatin && (latin.test(before) || latin.test(after))) return -1;
    if (!isOwn(before) && !isOwn(after)) return /\d/.test(before + after) ? -0.5 : 0.2;
    const weight = maxLetterWeight - weightByRank * rank;
    if (character === small) return weight;
    if (isOwn(before)) return before === before.toLowerCase() ? -1 : weight;
    // What is a capital here and stands before one may be a mark in another encoding: "¡Hola" is "ĄHola".
    return /[A-Z]/.test(after) ? 0.2 : weight;
  };
}

const japanese = eastAsian('日一人大年会国本中出事者分見思言今何行私来時生気', kana, 0.8);

/** Weight of the share of a text's words that are frequent in a language. */
const wordWeight = 0.8;
/** Cost of an encoding beside a more frequent one. */
const rarityCost = 0.1;

interface Candidate {
  encoding: string;
  /** Whether another encoding of the language is more frequent. */
  isRare?: boolean;
  frequentWords?: ReadonlySet<string>;
  scoreCharacter: ScoreCharacter;
}

const candidates: readonly Candidate[] = [
  {
    encoding: 'gb18030',
    scoreCharacter: eastAsian(
      '的一是不了我在有人这他个们来到时大地为子中你说生国年着就那和要她出也得里后自以会好吗么什没对能去过谢家天看想',
      undefined,
      0,
    ),
  },
  {
    encoding: 'big5',
    scoreCharacter: eastAsian(
      '的一是不了我在有人這他個們來到時大地為子中你說生國年著就那和要她出也得裡後自以會好嗎麼什沒對能去過謝家天看想',
      undefined,
      0,
    ),
  },
  { encoding: 'shift_jis', scoreCharacter: japanese },
  { encoding: 'euc-jp', scoreCharacter: japanese },
  {
    encoding: 'euc-kr',
    scoreCharacter: eastAsian(
      '이다는을에가의고하지를도한기사어나은리그로서아안해시게요네라자대인니수내들있여정일무거보만면',
      hangul,
      0.3,
    ),
  },
  ...alphabets.flatMap(({ encodings, letters, words }) =>
    encodings.map(
      (encoding, i): Candidate => ({
        encoding,
        frequentWords: new Set(words.split(' ')),
        isRare: i > 0,
        scoreCharacter: alphabetic(letters),
      }),
    ),
  ),
];

/** Returns the encoding in which the bytes read most like everyday text, among those in which subtitle files still occur. */
export function likeliestEncoding(bytes: Uint8Array<ArrayBuffer>): string {
  const from = Math.max(0, bytes.findIndex((byte) => byte > 0x7f) - 1);
  const sample = bytes.subarray(from, from + sampleLength);
  const decoded = new Map<string, DecodedText | undefined>();
  let best = { encoding: 'windows-1252', score: Number.NEGATIVE_INFINITY };
  for (const { encoding, frequentWords, isRare, scoreCharacter } of candidates) {
    if (!decoded.has(encoding)) decoded.set(encoding, decode(encoding, sample, from + sampleLength < bytes.length));
    const text = decoded.get(encoding);
    if (!text) continue;
    const wordScore = wordWeight * shareOf(text.words, frequentWords) - (isRare ? rarityCost : 0);
    const score = scoreText(text.characters, scoreCharacter) + wordScore;
    if (score > best.score) best = { encoding, score };
  }
  return best.encoding;
}

interface DecodedText {
  characters: string[];
  words: string[];
}

function decode(encoding: string, bytes: Uint8Array<ArrayBuffer>, allowsPartial: boolean): DecodedText | undefined {
  const text = decodeStrictly(encoding, bytes, allowsPartial);
  return text === undefined ? undefined : { characters: [...text], words: text.toLowerCase().match(/\p{L}+/gu) ?? [] };
}

const shareOf = (words: readonly string[], frequent: ReadonlySet<string> | undefined): number =>
  frequent ? words.filter((word) => frequent.has(word)).length / Math.max(1, words.length) : 0;

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
