import { countWords, weightOf, wordTokens } from './count-words.ts';
import { findUnitIndex, type Run, timeAt } from './unit-run.ts';
import { unspaced, unspacedLetter } from './unspaced-scripts.ts';

/** Limits for text without punctuation: it is cut between the two sizes, in words or seconds, whichever is reached first. */
const unpunctuated = { words: [20, 40], seconds: [15, 30] } as const;
/** Limits for scripts that don't mark the end of a sentence, but separate clauses by a space. */
const clauses = { words: [8, 16], seconds: [15, 30] } as const;
const punctuated = { words: [50, 100], seconds: [40, 80] } as const;

/** Sizes of a sentence between which it is cut, and the largest. */
type LengthLimits = typeof unpunctuated | typeof clauses | typeof punctuated;

/** Returns the limits for a text with a number of marked sentences. */
export function lengthLimits(text: string, sentenceCount: number): LengthLimits {
  if (sentenceCount * 60 >= countWords(text)) return punctuated;
  return unspacedLetter.test(text) ? clauses : unpunctuated;
}

/**
 * Returns the offsets at which a span of a run that is too long for a sentence is cut: at its longest pause, else after a comma,
 * else between units.
 */
export function findLengthCuts(run: Run, start: number, end: number, limits: LengthLimits): number[] {
  const [minWords, maxWords] = limits.words;
  const [minSeconds, maxSeconds] = limits.seconds;
  const isLong = timeAt(run, end - 1) - timeAt(run, start) > maxSeconds;
  // Most sentences are shorter than the limit even if each character were a word.
  if (!isLong && end - start <= maxWords) return [];
  const span = run.text.slice(start, end);
  if (!isLong && countWords(span) <= maxWords) return [];
  const cuts: number[] = [];
  const parts = [...span.matchAll(wordTokens)];
  let words = 0;
  let cutTime = timeAt(run, start);
  let best: { part: number; score: number } | undefined;
  for (let part = 0; part < parts.length; part++) {
    const offset = start + parts[part]!.index;
    const elapsed = timeAt(run, offset) - cutTime;
    if (words >= minWords || elapsed >= minSeconds) {
      const score = scoreBreak(run, offset);
      if (!best || score >= best.score) best = { part, score };
    }
    if (best && (words >= maxWords || elapsed >= maxSeconds)) {
      part = best.part;
      const cut = wordStart(run.text, start + parts[part]!.index);
      cuts.push(cut);
      cutTime = timeAt(run, cut);
      words = 0;
      best = undefined;
    }
    words += weightOf(parts[part]![0]);
  }
  return cuts;
}

function scoreBreak({ text, starts, units }: Run, offset: number): number {
  const unitIndex = findUnitIndex(starts, offset);
  const before = text.slice(Math.max(0, offset - 2), offset);
  const isMarked = /[,;:，、；：]\s?$/u.test(before) || (/\s$/.test(before) && unspaced.test(before));
  const comma = isMarked || isClauseBreak(text, offset) ? 0.6 : 0;
  if (starts[unitIndex] !== offset || unitIndex === 0) return comma;
  const pause = (units[unitIndex]!.startTime ?? 0) - (units[unitIndex - 1]!.endTime ?? Number.POSITIVE_INFINITY);
  return comma + 0.3 + Math.max(0, 2 * pause);
}

/** Matches what ends a clause in Chinese and Japanese speech without punctuation, and what starts the next one. */
const clauseEnd =
  /(?:[吗嗎呢吧啊嘛啦]|です|ます|でした|ました|ません|でしょう|ください|だった|(?:です|ます|だ|た|い)[ねよ]|よね|ですか|ますか|ので|けど)$/u;
const clauseStart =
  /^(?:但是|可是|不过|不過|所以|因此|然后|然後|因为|因為|如果|其实|其實|而且|那么|那麼|首先|第[一二三四五]|最后|最後|我[觉覺]得|我想|我们|我們|でも|しかし|それで|それから|だから|そして|では|まず|次に|また|実は|つまり|ただ|もし)/u;

/** Returns whether a clause ends before an offset, or starts at it, in Chinese or Japanese. */
function isClauseBreak(text: string, offset: number): boolean {
  const after = text.slice(offset, offset + 4);
  if (!unspaced.test(after.slice(0, 1)) || unspacedLetter.test(after.slice(0, 1))) return false;
  return (
    clauseStart.test(after) || (clauseEnd.test(text.slice(Math.max(0, offset - 5), offset)) && !/^[ねよかがのし]/u.test(after))
  );
}

/** Created with its first use: it loads the dictionaries of these scripts, which most transcripts don't need. */
let wordBounds: Intl.Segmenter | undefined;
/** Maximum length of a word in characters. */
const maxWordLength = 60;

/** Returns the start of the word at an offset, in scripts without spaces between words. */
function wordStart(text: string, offset: number): number {
  if (!unspaced.test(text.slice(offset, offset + 1))) return offset;
  const from = Math.max(0, offset - maxWordLength);
  wordBounds ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  const near = wordBounds.segment(text.slice(from, offset + maxWordLength));
  return from + near.containing(offset - from)!.index;
}
