import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { SpokenWord } from './spoken-words.ts';

/** A word that both sides contain: its index on the left and on the right. */
export interface Pair {
  left: number;
  right: number;
  isExact: boolean;
}

/**
 * Maximum seconds between two times of one word: with its own times, and with times spread over a segment. A larger distance
 * means that the word was repeated.
 */
const maxDistances = { known: 1, spread: 1.5 };
/** Bonus of consecutive pairs, which are better evidence than scattered ones. */
const consecutiveBonus = 0.15;
/** Minimum score; a few short words far apart match by chance. */
const minScore = 0.35;

/**
 * Aligns the words of two overlapping chunks: returns the best pairing by similarity of letters and nearness in time, in order.
 * Takes time proportional to the product of the lengths.
 */
export function alignWords(left: readonly SpokenWord[], right: readonly SpokenWord[]): Pair[] {
  const width = right.length + 1;
  const similarities = new Float64Array((left.length + 1) * width);
  const paired = new Float64Array(similarities.length).fill(Number.NEGATIVE_INFINITY);
  const best = new Float64Array(similarities.length);
  for (let i = 1; i <= left.length; i++) {
    for (let j = 1; j <= right.length; j++) {
      const at = i * width + j;
      const before = at - width - 1;
      const similarity = wordSimilarity(left[i - 1]!, right[j - 1]!);
      similarities[at] = similarity;
      if (similarity > 0) {
        const worth = similarity * weightOf(left[i - 1]!) * nearness(left[i - 1]!, right[j - 1]!);
        paired[at] = worth + Math.max(best[before]!, paired[before]! + consecutiveBonus);
      }
      best[at] = Math.max(paired[at]!, best[at - 1]!, best[at - width]!);
    }
  }
  return best.at(-1)! < minScore ? [] : walkBack(left.length, right.length, { similarities, paired, best });
}

function walkBack(
  rows: number,
  columns: number,
  { similarities, paired, best }: Record<'similarities' | 'paired' | 'best', Float64Array>,
): Pair[] {
  const pairs: Pair[] = [];
  const width = columns + 1;
  let isRun = false;
  for (let i = rows, j = columns; i > 0 && j > 0; ) {
    const at = i * width + j;
    if (isRun || paired[at] === best[at]) {
      pairs.push({ left: i - 1, right: j - 1, isExact: similarities[at] === 1 });
      const before = at - width - 1;
      isRun = paired[before]! + consecutiveBonus >= best[before]!;
      i--;
      j--;
    } else if (best[at - 1] === best[at]) j--;
    else i--;
  }
  return pairs.reverse();
}

/** Returns the weight of a word. Single characters and frequent words are found anywhere, so they weigh less. */
function weightOf({ plain }: SpokenWord): number {
  if (unspaced.test(plain)) return 0.5;
  return plain.length <= 3 ? 0.7 : 1;
}

function nearness(one: SpokenWord, other: SpokenWord): number {
  const apart = Math.abs(one.startTime + one.endTime - other.startTime - other.endTime) / 2;
  return 1 - (0.9 * apart) / (apart + 0.5);
}

/** Returns the similarity of two words: 1 for the same word, 0 for a different one or one that is too far away. */
function wordSimilarity(one: SpokenWord, other: SpokenWord): number {
  const maxDistance = one.isTimed && other.isTimed ? maxDistances.known : maxDistances.spread;
  if (Math.abs(one.startTime - other.startTime) > maxDistance && Math.abs(one.endTime - other.endTime) > maxDistance) return 0;
  if (one.plain === other.plain) return 1;
  const [short, long] = one.plain.length < other.plain.length ? [one.plain, other.plain] : [other.plain, one.plain];
  if (short.length < 3 || long.length > 30) return 0;
  // A word at a cut is a part of the other one.
  if (long.startsWith(short) || long.endsWith(short)) return 0.6;
  const changes = Math.floor(long.length / 3);
  return long.length - short.length <= changes && editDistance(short, long, { limit: changes }) <= changes ? 0.6 : 0;
}
