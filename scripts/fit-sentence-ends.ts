import { isHesitation } from '../lib/text/fillers.ts';
import { createWordIndex, type GapWeights, type MarkWeights, positions } from '../lib/text/mark-weights.ts';
import { speakerTurns } from '../lib/text/speaker-turns.ts';
import { locateWords } from '../lib/text/split-words.ts';
import { random, type Sample } from '../test/eval/data.ts';

/** Number of words with weights of their own. */
const wordCount = 500;
const epochs = 4;
const rate = 0.3;
const decay = 1e-5;

interface Turn {
  words: string[];
  /** The mark behind each word. */
  marks: ('end' | 'clause' | undefined)[];
}

/** Weights for the ends of sentences in speech without marks, and in Chinese of clauses, from transcripts that have them. */
export function fitSentenceEnds(english: readonly Sample[], chinese: readonly Sample[]): Record<'en' | 'zh', MarkWeights> {
  return { en: fitMarks(english, 'en'), zh: fitMarks(chinese, 'zh') };
}

function fitMarks(samples: readonly Sample[], language: string): MarkWeights {
  const turns = samples.filter(({ lang }) => lang === language).flatMap((sample) => readTurns(sample, language));
  const words = mostFrequent(turns.flatMap((turn) => turn.words)).join(' ');
  const fit = (isMarked: (mark: Turn['marks'][number]) => boolean) => fitGaps(turns, words, isMarked);
  const end = fit((mark) => mark === 'end');
  return { words, end, ...(language === 'zh' && { clause: fit((mark) => mark !== undefined) }) };
}

function fitGaps(turns: readonly Turn[], words: string, isMarked: (mark: Turn['marks'][number]) => boolean): GapWeights {
  const indexOf = createWordIndex(words);
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
      const error = 1 / (1 + Math.exp(-odds)) - (isMarked(turn.marks[i]) ? 1 : 0);
      bias.slope += error ** 2;
      bias.value -= (rate * error) / Math.sqrt(bias.slope);
      around.forEach((index, k) => {
        const step = error + decay * weights[k]![index]!;
        slopes[k]![index]! += step ** 2;
        weights[k]![index]! -= (rate * step) / Math.sqrt(slopes[k]![index]!);
      });
    }
  }
  return { bias: rounded(bias.value), positions: weights.map((own) => Array.from(own, rounded)) };
}

function mostFrequent(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, wordCount)
    .map(([word]) => word);
}

const readTurns = ({ units }: Sample, language: string): Turn[] =>
  speakerTurns(units)
    .map((turn) => readTurn(turn.map((unit) => units[unit]!.text).join(' '), language))
    .filter(({ words }) => words.length > 8);

function readTurn(text: string, language: string): Turn {
  const turn: Turn = { words: [], marks: [] };
  const located = locateWords(text, language);
  for (const [i, { text: word, end }] of located.entries()) {
    const gap = text.slice(end, located[i + 1]?.start);
    const mark = /[.?!](?!\d)|[。？！]/.test(gap) ? 'end' : /[,;:，、；：]/.test(gap) ? 'clause' : undefined;
    if (!isHesitation(word)) {
      turn.words.push(word);
      turn.marks.push(mark);
    } else if (mark === 'end' && turn.marks.length > 0) turn.marks[turn.marks.length - 1] = mark;
  }
  return turn;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
