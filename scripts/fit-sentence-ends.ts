import { getFillers } from '../lib/text/fillers.ts';
import { createWordIndex, positions, type SentenceEndWeights } from '../lib/text/sentence-ends.ts';
import { random, type Sample } from '../test/eval/data.ts';

/** Number of words with weights of their own. */
const wordCount = 500;
const epochs = 4;
const rate = 0.3;
const decay = 1e-5;

interface Turn {
  words: string[];
  /** Whether a sentence ends after each word. */
  ends: boolean[];
}

/** Weights for the ends of sentences in speech without marks, from transcripts that have them. */
export function fitSentenceEnds(samples: readonly Sample[]): SentenceEndWeights {
  const turns = samples.filter(({ lang }) => lang === 'en').flatMap(readTurns);
  const words = mostFrequent(turns.flatMap((turn) => turn.words));
  const indexOf = createWordIndex(words.join(' '));
  const none = indexOf(undefined);
  const weights = positions.map(() => new Float64Array(none + 1));
  const slopes = positions.map(() => new Float64Array(none + 1).fill(1e-6));
  const bias = { value: -2.5, slope: 1e-6 };
  const next = random(1);
  for (let drawn = 0; drawn < epochs * turns.length; drawn++) {
    const turn = turns[Math.floor(next() * turns.length)]!;
    const indexes = turn.words.map(indexOf);
    for (let i = 0; i + 1 < indexes.length; i++) {
      const around = positions.map((place) => indexes[i + place] ?? none);
      const odds = around.reduce((sum, index, k) => sum + weights[k]![index]!, bias.value);
      const error = 1 / (1 + Math.exp(-odds)) - (turn.ends[i] ? 1 : 0);
      bias.slope += error ** 2;
      bias.value -= (rate * error) / Math.sqrt(bias.slope);
      around.forEach((index, k) => {
        const step = error + decay * weights[k]![index]!;
        slopes[k]![index]! += step ** 2;
        weights[k]![index]! -= (rate * step) / Math.sqrt(slopes[k]![index]!);
      });
    }
  }
  return { bias: rounded(bias.value), words: words.join(' '), positions: weights.map((own) => Array.from(own, rounded)) };
}

function mostFrequent(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, wordCount)
    .map(([word]) => word);
}

function readTurns({ units }: Sample): Turn[] {
  const texts: string[] = [];
  let speaker: string | undefined;
  for (const unit of units) {
    if (texts.length === 0 || (unit.speaker !== undefined && unit.speaker !== speaker)) texts.push('');
    speaker = unit.speaker ?? speaker;
    texts[texts.length - 1] += ` ${unit.text}`;
  }
  return texts.map(readTurn).filter(({ words }) => words.length > 8);
}

function readTurn(text: string): Turn {
  const hesitations = getFillers('').words;
  const turn: Turn = { words: [], ends: [] };
  for (const [, word, gap] of text.matchAll(/([\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*)([^\p{L}\p{N}]*)/gu)) {
    const isEnd = /[.?!](?!\d)/.test(gap!);
    const plain = word!.toLowerCase().replaceAll('’', "'");
    if (!hesitations.has(plain)) {
      turn.words.push(plain);
      turn.ends.push(isEnd);
    } else if (isEnd && turn.ends.length > 0) turn.ends[turn.ends.length - 1] = true;
  }
  return turn;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
