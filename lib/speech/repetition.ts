import type { SpeechSegment } from '../ports/speech.ts';
import { countWords } from '../subtitles/count-words.ts';
import type { SpokenWord } from './spoken-words.ts';
import { sliceUtterance, type Utterance, utteranceOf } from './utterance.ts';

/** A repeated phrase: `length` words from index `from`, which repeat after each `period` words. */
interface Loop {
  from: number;
  length: number;
  period: number;
}

/** Maximum words of a phrase that is searched for. */
const maxPhrase = 80;
/**
 * Number of consecutive repetitions, by words of the phrase, that don't occur in speech; short exclamations are repeated most,
 * then refrains.
 */
const implausible: [words: number, times: number][] = [
  [1, 12],
  [2, 8],
  [4, 6],
  [Number.POSITIVE_INFINITY, 5],
];
/** Words per second that are too fast for speech, for which fewer repetitions suffice. */
const maxWordsPerSecond = 9;
const minRepetitionsIfFast = 3;
/** Number of repetitions that remain of a loop. */
const allowedRepeats = 1;

/** Whether a model repeated itself. Refrains, lists and insistence don't count. */
export const isLooping = (segments: readonly SpeechSegment[]): boolean => loopsIn(allWords(utterancesOf(segments))).length > 0;

/** Returns the segments with each loop reduced to one occurrence. */
export function cutLoops(segments: readonly SpeechSegment[]): SpeechSegment[] {
  const utterances = utterancesOf(segments);
  const loops = loopsIn(allWords(utterances));
  if (loops.length === 0) return [...segments];
  const retained: SpeechSegment[] = [];
  let at = 0;
  for (const utterance of utterances) {
    for (const [from, to] of outside(loops, at, at + utterance.words.length)) {
      const some = sliceUtterance(utterance, from - at, to - at);
      if (some) retained.push(some.segment);
    }
    at += utterance.words.length;
  }
  return retained;
}

const utterancesOf = (segments: readonly SpeechSegment[]): Utterance[] =>
  segments.map(utteranceOf).filter((utterance) => utterance !== undefined);
const allWords = (utterances: Utterance[]): SpokenWord[] => utterances.flatMap(({ words }) => words);

/** Returns the ranges between two words that no loop removes. */
function outside(loops: Loop[], from: number, to: number): [number, number][] {
  const ranges: [number, number][] = [];
  let begin = from;
  for (const { from: start, length, period } of loops) {
    const gone = [start + allowedRepeats * period, start + length] as const;
    if (gone[1] <= begin || gone[0] >= to) continue;
    if (gone[0] > begin) ranges.push([begin, gone[0]]);
    begin = gone[1];
  }
  if (begin < to) ranges.push([begin, to]);
  return ranges;
}

/** Finds loops, in order and disjoint; of several that overlap the longest. */
function loopsIn(words: readonly SpokenWord[]): Loop[] {
  const found: Loop[] = [];
  for (let period = 1; period <= Math.min(maxPhrase, words.length / minRepetitionsIfFast); period++) {
    let run = 0;
    for (let at = period; at <= words.length; at++) {
      if (at < words.length && words[at]!.plain === words[at - period]!.plain) run++;
      else {
        const loop = { from: at - run - period, length: run + period, period };
        if (run >= period && isImplausible(loop, words)) found.push(loop);
        run = 0;
      }
    }
  }
  const apart: Loop[] = [];
  for (const loop of found.sort((a, b) => b.length - a.length || a.period - b.period)) {
    if (apart.every(({ from, length }) => loop.from >= from + length || loop.from + loop.length <= from)) apart.push(loop);
  }
  return apart.sort((a, b) => a.from - b.from);
}

function isImplausible({ from, length, period }: Loop, words: readonly SpokenWord[]): boolean {
  const phrase = words.slice(from, from + period);
  const size = countWords(phrase.map(({ plain }) => plain).join(' '));
  const times = Math.floor(length / period);
  const seconds = words[from + length - 1]!.endTime - words[from]!.startTime;
  if (times >= minRepetitionsIfFast && size * times >= 12 && size * times > maxWordsPerSecond * seconds) return true;
  return times >= implausible.find(([maxSize]) => size <= maxSize)![1];
}
