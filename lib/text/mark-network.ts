import { decodeBase64 } from '../encoding/base64.ts';

/**
 * A network that tells from the words around a gap which marks stand in it: each word has a vector, from which one hidden layer
 * and the log odds of each mark follow. Fitted by `test/eval/fit/fit-sentence-ends.ts`.
 */
export interface MarkNetwork {
  /** The most frequent words, separated by spaces. */
  words: string;
  /** The vectors of the words, of the kinds of others, and of none, one after the other. */
  vectors: Matrix;
  /** The weights from a vector to the hidden layer, by position and number of the vector. */
  layer: Matrix;
  /** The constants of the hidden layer. */
  bias: readonly number[];
  /** By mark, the weights of the hidden layer, and a constant as the last. */
  marks: readonly (readonly number[])[];
}

/** Numbers as signed bytes in base64, to be multiplied by the scale. */
export interface Matrix {
  scale: number;
  bytes: string;
}

/** Number of words before a gap that are read, and of those behind it. */
export const contextWords = 4;
/** Numbers of the vector of a word. */
export const vectorSize = 12;

/** Endings of words that are not among the most frequent, in the order of their vectors, between numbers and all others. */
const endings = "n't 's 're 've 'll ing ed ly tion ions ment ness ity able al ous ive ers er est es s y".split(' ');
/** Number of letters of a word without such an ending from which it is long. */
const minLongWordLength = 5;

/** Returns the function that finds the vector of a word, in lower case, or of none. */
export function createWordIndex(words: string): (word: string | undefined) => number {
  const list = words.split(' ');
  const indexes = new Map(list.map((one, i) => [one, i]));
  const [numbers, kinds, others] = [list.length, list.length + 1, list.length + 1 + endings.length];
  return (one) => {
    if (one === undefined) return others + 2;
    const index = indexes.get(one);
    if (index !== undefined) return index;
    if (/^\d/.test(one)) return numbers;
    const kind = endings.findIndex((ending) => one.endsWith(ending));
    return kind >= 0 ? kinds + kind : one.length < minLongWordLength ? others : others + 1;
  };
}

/**
 * Returns a function that reads the log odds of each mark behind every word of a turn. What a word adds to the hidden layer is
 * computed once, because most words are frequent.
 */
export function openMarkNetwork({ words, vectors, layer, bias, marks }: MarkNetwork) {
  const indexOf = createWordIndex(words);
  const [vectorNumbers, layerNumbers] = [readMatrix(vectors), readMatrix(layer)];
  const hidden = bias.length;
  const width = 2 * contextWords * hidden;
  const known = new Map<number, Float32Array>();

  /** Returns what a word adds to the hidden layer, by position. */
  function additionsOf(index: number): Float32Array {
    let additions = known.get(index);
    if (!additions) {
      additions = new Float32Array(width);
      for (let position = 0; position < 2 * contextWords; position++)
        for (let k = 0; k < vectorSize; k++) {
          const value = vectorNumbers[index * vectorSize + k]!;
          const row = (position * vectorSize + k) * hidden;
          for (let j = 0; j < hidden; j++) additions[position * hidden + j]! += value * layerNumbers[row + j]!;
        }
      known.set(index, additions);
    }
    return additions;
  }

  const sums = new Float32Array(hidden);
  const constants = Float32Array.from(bias);
  const weights = marks.map((one) => Float32Array.from(one));

  return (turn: readonly string[]): number[][] => {
    const none = additionsOf(indexOf(undefined));
    const additions = turn.map((word) => additionsOf(indexOf(word)));
    return turn.map((_, at) => {
      sums.set(constants);
      for (let position = 0; position < 2 * contextWords; position++) {
        const from = additions[at + position - contextWords + 1] ?? none;
        for (let j = 0, k = position * hidden; j < hidden; j++, k++) sums[j]! += from[k]!;
      }
      return weights.map((one) => {
        let odds = one[hidden]!;
        for (let j = 0; j < hidden; j++) if (sums[j]! > 0) odds += one[j]! * sums[j]!;
        return odds;
      });
    });
  };
}

const readMatrix = ({ scale, bytes }: Matrix): Float32Array =>
  Float32Array.from(new Int8Array(decodeBase64(bytes)), (value) => scale * value);
