import { alignWords, type Pair } from './align-words.ts';
import type { SpokenWord } from './spoken-words.ts';
import type { Utterance } from './utterance.ts';

/** A word of one side of an overlap, and whether it is the first or last of its utterance. */
export interface SideWord extends SpokenWord {
  utterance: Utterance;
  begins: boolean;
  ends: boolean;
}

/** Number of words of the left side that remain, and the index of the first remaining word of the right side. */
export interface Splice {
  left: number;
  right: number;
}

/** Number of words near the middle of an overlap that are compared on each side. */
const maxWords = 200;
/** Tolerance in seconds between two times of one moment, without an overlap. */
export const timeToleranceSeconds = 0.5;

/**
 * Returns where to switch from the words of one chunk to those of the next, so that common words occur once. A chunk is less
 * reliable near its edge, where words are cut off or invented. `from` and `to` are the seconds that both chunks cover.
 */
export function spliceWords(left: readonly SideWord[], right: readonly SideWord[], from: number, to: number): Splice {
  const middle = (from + to) / 2;
  const [some, others] = [around(left, middle), around(right, middle)];
  const pairs = alignWords(left.slice(some.from, some.to), right.slice(others.from, others.to));
  if (pairs.length === 0)
    return to - from <= timeToleranceSeconds ? { left: left.length, right: 0 } : withoutPairs(left, right, from, to);
  const moved = pairs.map((pair) => ({ ...pair, left: pair.left + some.from, right: pair.right + others.from }));
  return bestSplice(left, right, moved, middle, Math.max(1, to - from));
}

function bestSplice(
  left: readonly SideWord[],
  right: readonly SideWord[],
  pairs: readonly Pair[],
  middle: number,
  length: number,
): Splice {
  let best = { left: left.length, right: 0, score: Number.NEGATIVE_INFINITY };
  const consider = (to: number, from: number, time: number) => {
    const whole = ((left[to - 1]?.ends ?? true) ? 0.3 : 0) + ((right[from]?.begins ?? true) ? 0.3 : 0);
    const score = whole - (0.5 * Math.abs(time - middle)) / length;
    if (score > best.score) best = { left: to, right: from, score };
  };
  for (const pair of pairs) {
    const one = left[pair.left]!;
    const other = right[pair.right]!;
    const isEarly = (one.startTime + one.endTime) / 2 < middle;
    // Of a word with two spellings, that of the chunk whose edge is farther away is used.
    if (pair.isExact || !isEarly) consider(pair.left, pair.right, (one.startTime + other.startTime) / 2);
    if (pair.isExact || isEarly) consider(pair.left + 1, pair.right + 1, (one.endTime + other.endTime) / 2);
  }
  return { left: best.left, right: best.right };
}

/**
 * Splices sides without a common word: each is used where it is farther from its edge. Where one is silent, so is the result.
 */
function withoutPairs(left: readonly SideWord[], right: readonly SideWord[], from: number, to: number): Splice {
  const isContested =
    right.some(({ startTime }) => startTime < to - timeToleranceSeconds) &&
    left.some(({ endTime }) => endTime > from + timeToleranceSeconds);
  const splice = (isContested ? contested : uncontested)(left, right, from, to);
  if ([...left, ...right].every(({ isTimed }) => isTimed)) return splice;
  // The position of words without times of their own is a guess.
  return sharedAtEdges(left, right, from, to) ?? withoutUtterances(left, right, splice);
}

/** Maximum number of words shared at the edges, and minimum letters of a partial word. */
const maxShared = 12;
const minPart = 2;

/**
 * Splices at words that end the left side and start the right one, so that they occur once. A cut may have divided the last of
 * them on the left, or the first on the right.
 */
function sharedAtEdges(left: readonly SideWord[], right: readonly SideWord[], from: number, to: number): Splice | undefined {
  const isPart = (part: string, word: string, where: 'startsWith' | 'endsWith') =>
    part.length >= minPart && part.length < word.length && word[where](part);
  const meet = left.some(({ endTime }) => endTime > from) && right.some(({ startTime }) => startTime < to);
  for (let count = meet ? Math.min(maxShared, left.length, right.length) : 0; count > 0; count--) {
    const pairs = right.slice(0, count).map(({ plain }, at) => [left[left.length - count + at]!.plain, plain] as const);
    const isCut = isPart(...pairs.at(-1)!, 'startsWith');
    const isShared = pairs.every(
      ([one, other], at) => one === other || (isCut && at === count - 1) || (at === 0 && isPart(other, one, 'endsWith')),
    );
    if (isShared) return isCut ? { left: left.length - 1, right: count - 1 } : { left: left.length, right: count };
  }
  return undefined;
}

/** Removes from a splice only complete utterances. */
function withoutUtterances(left: readonly SideWord[], right: readonly SideWord[], splice: Splice): Splice {
  const isApart = (one: SideWord | undefined, other: SideWord | undefined) =>
    !one || !other || (one.ends && other.begins && other.startTime - one.endTime > timeToleranceSeconds / 2);
  let stays = left.length;
  let begins = 0;
  for (let at = left.length - 1; at >= splice.left; at--) if (isApart(left[at - 1], left[at])) stays = at;
  for (let at = 0; at < splice.right; at++) if (isApart(right[at], right[at + 1])) begins = at + 1;
  return { left: stays, right: begins };
}

function contested(left: readonly SideWord[], right: readonly SideWord[], from: number, to: number): Splice {
  const [ours, theirs] = [to - left.at(-1)!.endTime, right[0]!.startTime - from];
  const edge =
    theirs > ours + timeToleranceSeconds / 2
      ? right[0]!.startTime
      : ours > theirs + timeToleranceSeconds / 2
        ? left.at(-1)!.endTime
        : undefined;
  const border = edge ?? (from + to) / 2;
  const isBefore = (word: SideWord) => word.startTime + word.endTime < 2 * border;
  let stays = left.length;
  let begins = 0;
  while (stays > 0 && !isBefore(left[stays - 1]!)) stays--;
  while (begins < right.length && isBefore(right[begins]!)) begins++;
  // The word at the border is cut in one of the chunks.
  const [last, first] = [left[stays - 1], right[begins]];
  if (last && first && last.endTime - first.startTime > timeToleranceSeconds / 2) {
    if (first.startTime - from < timeToleranceSeconds / 2) begins++;
    else if (to - last.endTime < timeToleranceSeconds / 2) stays--;
  }
  return { left: stays, right: begins };
}

/** Removes complete utterances that the other chunk, farther from its edge, does not contain. */
function uncontested(left: readonly SideWord[], right: readonly SideWord[], from: number, to: number): Splice {
  const isBefore = (word: SideWord) => word.startTime + word.endTime < from + to;
  let stays = left.length;
  let begins = 0;
  for (let at = left.length - 1; at >= 0 && left[at]!.startTime > from + timeToleranceSeconds && !isBefore(left[at]!); at--) {
    if (left[at]!.begins) stays = at;
  }
  for (let at = 0; at < right.length && right[at]!.endTime < to - timeToleranceSeconds && isBefore(right[at]!); at++) {
    if (right[at]!.ends) begins = at + 1;
  }
  return { left: stays, right: begins };
}

/** Returns the range of words that are nearest to a time. */
function around(words: readonly SideWord[], time: number): { from: number; to: number } {
  if (words.length <= maxWords) return { from: 0, to: words.length };
  const after = words.findIndex(({ startTime }) => startTime >= time);
  const center = after < 0 ? words.length : after;
  const from = Math.max(0, Math.min(center - maxWords / 2, words.length - maxWords));
  return { from, to: from + maxWords };
}
