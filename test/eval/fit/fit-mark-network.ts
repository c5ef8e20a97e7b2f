import { encodeBase64 } from '../../../lib/encoding/base64.ts';
import { sigmoid } from '../../../lib/text/logistic.ts';
import { contextWords, createWordIndex, type MarkNetwork, type Matrix, vectorSize } from '../../../lib/text/mark-network.ts';
import { seededRandom } from '../../seeded-random.ts';

/** Number of words with vectors of their own, and numbers of the hidden layer. */
const wordCount = 1500;
const hidden = 32;
const epochs = 5;
const firstRate = 0.05;

/** The words of a speaker's turn, with the marks behind each: 1 where it stands, else 0. */
export interface MarkedTurn {
  words: readonly string[];
  marks: readonly (readonly number[])[];
}

/** Fits a network to turns by stochastic gradient descent, with a rate that falls to zero. */
export function fitMarkNetwork(turns: readonly MarkedTurn[], markCount: number): MarkNetwork {
  const words = mostFrequent(turns.flatMap((turn) => turn.words)).join(' ');
  const indexOf = createWordIndex(words);
  const none = indexOf(undefined);
  const encoded = turns.map((turn) => turn.words.map(indexOf));
  const next = seededRandom(1);
  const width = 2 * contextWords * vectorSize;
  const draw = (size: number, spread: number) =>
    Float64Array.from({ length: size }, () => spread * (next() + next() + next() - 1.5));
  const vectors = draw((none + 1) * vectorSize, 0.25);
  const layer = draw(width * hidden, 1.6 / Math.sqrt(width));
  const bias = new Float64Array(hidden);
  const marks = Array.from({ length: markCount }, () => draw(hidden + 1, 0.8 / Math.sqrt(hidden)));
  for (const weights of marks) weights[hidden] = -2.5;

  const input = new Float64Array(width);
  const inputGradient = new Float64Array(width);
  const sums = new Float64Array(hidden);
  const window = new Int32Array(2 * contextWords);

  function read(indexes: readonly number[], at: number): void {
    sums.set(bias);
    for (let position = 0; position < window.length; position++) {
      const index = indexes[at + position - contextWords + 1] ?? none;
      window[position] = index;
      for (let k = 0; k < vectorSize; k++) {
        const value = vectors[index * vectorSize + k]!;
        const row = position * vectorSize + k;
        input[row] = value;
        for (let j = 0; j < hidden; j++) sums[j]! += value * layer[row * hidden + j]!;
      }
    }
  }

  function learn(wanted: readonly number[], rate: number): void {
    const errors = marks.map((weights, m) => {
      let odds = weights[hidden]!;
      for (let j = 0; j < hidden; j++) if (sums[j]! > 0) odds += weights[j]! * sums[j]!;
      return sigmoid(odds) - wanted[m]!;
    });
    inputGradient.fill(0);
    for (let j = 0; j < hidden; j++) {
      if (sums[j]! <= 0) continue;
      let error = 0;
      for (const [m, weights] of marks.entries()) {
        error += errors[m]! * weights[j]!;
        weights[j]! -= rate * errors[m]! * sums[j]!;
      }
      bias[j]! -= rate * error;
      for (let row = 0; row < width; row++) {
        const at = row * hidden + j;
        inputGradient[row]! += error * layer[at]!;
        layer[at]! -= rate * error * input[row]!;
      }
    }
    for (const [m, weights] of marks.entries()) weights[hidden]! -= rate * errors[m]!;
    for (let row = 0; row < width; row++)
      vectors[window[Math.floor(row / vectorSize)]! * vectorSize + (row % vectorSize)]! -= rate * inputGradient[row]!;
  }

  const total = epochs * encoded.reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const turn of shuffled(encoded.keys(), next)) {
      for (let at = 0; at + 1 < encoded[turn]!.length; at++) {
        read(encoded[turn]!, at);
        learn(turns[turn]!.marks[at]!, firstRate * (1 - done / total));
        done++;
      }
    }
  return {
    words,
    vectors: writeMatrix(vectors),
    layer: writeMatrix(layer),
    bias: Array.from(bias, rounded),
    marks: marks.map((weights) => Array.from(weights, rounded)),
  };
}

function mostFrequent(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, wordCount)
    .map(([word]) => word);
}

function shuffled(items: Iterable<number>, next: () => number): number[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(next() * (i + 1));
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  return order;
}

function writeMatrix(numbers: Float64Array): Matrix {
  const scale = numbers.reduce((max, value) => Math.max(max, Math.abs(value)), 0) / 127;
  const bytes = Int8Array.from(numbers, (value) => Math.round(value / scale));
  return { scale: Number(scale.toPrecision(4)), bytes: encodeBase64(new Uint8Array(bytes.buffer)) };
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
