import { unspaced } from '../subtitles/unspaced-scripts.ts';

/**
 * Divides a text into one part for each share, at ends of words, so that the lengths come near the shares; undefined if it has
 * fewer words than there are shares.
 */
export function divideText(text: string, shares: readonly number[], language: string): string[] | undefined {
  const ends = wordEnds(text, language);
  if (ends.length < shares.length) return undefined;
  const total = shares.reduce((sum, share) => sum + share, 0) || 1;
  const cuts: number[] = [];
  let share = 0;
  for (const [index, own] of shares.slice(0, -1).entries()) {
    share += own;
    const wanted = (text.length * share) / total;
    // Each part before and after needs a word of its own.
    const from = cuts.length === 0 ? 0 : ends.indexOf(cuts.at(-1)!) + 1;
    const allowed = ends.slice(from, ends.length - (shares.length - 1 - index));
    cuts.push(allowed.reduce((best, end) => (distance(text, end, wanted) < distance(text, best, wanted) ? end : best)));
  }
  return [0, ...cuts].map((cut, index) => text.slice(cut, cuts[index]).trim());
}

/** Characters by which an end of a clause may be farther away than that of a word, because a line break reads better there. */
const clauseBonus = 6;

const distance = (text: string, end: number, wanted: number) =>
  Math.abs(end - wanted) - (/[,;:.!?，、；：。！？]/u.test(text.charAt(end - 1)) ? clauseBonus : 0);

/** Returns the positions after words and the marks that follow them. */
function wordEnds(text: string, language: string): number[] {
  if (!unspaced.test(text)) return [...text.matchAll(/\S(?=\s|$)/gu)].map(({ index, 0: last }) => index + last.length);
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const ends: number[] = [];
  for (const { index, segment, isWordLike } of segments) {
    if (isWordLike || ends.length === 0) ends.push(index + segment.length);
    else ends[ends.length - 1] = index + segment.length;
  }
  return ends;
}
