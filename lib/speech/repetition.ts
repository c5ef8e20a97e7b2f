import type { SpeechSegment } from '../ports/speech.ts';
import { countWords } from '../subtitles/sentences.ts';
import type { SpokenWord } from './spoken-words.ts';
import { part, type Utterance, utteranceOf } from './utterance.ts';

/** The same phrase again and again: so many words that begin at one, and again after each period. */
interface Loop {
  from: number;
  length: number;
  period: number;
}

/** Words of the longest phrase that is looked for. */
const longestPhrase = 80;
/** How often a phrase of so many words is said in a row by nobody; what people repeat most are short cries, then refrains. */
const implausible: [words: number, times: number][] = [
  [1, 12],
  [2, 8],
  [4, 6],
  [Number.POSITIVE_INFINITY, 5],
];
/** Nobody says so many words in a second; then fewer times are enough. */
const tooFast = 9;
const enoughIfFast = 3;
/** What is left of a loop. */
const allowedRepeats = 1;

/** Whether a model went round in circles. A refrain, a list or somebody who insists are none. */
export const isLooping = (segments: readonly SpeechSegment[]): boolean => loopsIn(allWords(utterancesOf(segments))).length > 0;

/** The segments with each loop said once. */
export function cutLoops(segments: readonly SpeechSegment[]): SpeechSegment[] {
  const utterances = utterancesOf(segments);
  const loops = loopsIn(allWords(utterances));
  if (loops.length === 0) return [...segments];
  const retained: SpeechSegment[] = [];
  let at = 0;
  for (const utterance of utterances) {
    for (const [from, to] of outside(loops, at, at + utterance.words.length)) {
      const some = part(utterance, from - at, to - at);
      if (some) retained.push(some.segment);
    }
    at += utterance.words.length;
  }
  return retained;
}

const utterancesOf = (segments: readonly SpeechSegment[]): Utterance[] =>
  segments.map(utteranceOf).filter((utterance) => utterance !== undefined);
const allWords = (utterances: Utterance[]): SpokenWord[] => utterances.flatMap(({ words }) => words);

/** The ranges between two words that no loop takes away. */
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

/** In order, apart from each other; of several that overlap the longest. */
function loopsIn(words: readonly SpokenWord[]): Loop[] {
  const found: Loop[] = [];
  for (let period = 1; period <= Math.min(longestPhrase, words.length / enoughIfFast); period++) {
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
  if (times >= enoughIfFast && size * times >= 12 && size * times > tooFast * seconds) return true;
  return times >= implausible.find(([most]) => size <= most)![1];
}
