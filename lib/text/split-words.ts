import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { lowerCase } from './lower-case.ts';

const spacedWord = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*(?:['-][\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*)*/gu;
const segmenters = new Map<string, Intl.Segmenter>();

/** Returns the words of a text in lower case, in order, also for scripts without spaces. */
export function splitWords(text: string, language: string): string[] {
  const plain = lowerCase(text, language).replaceAll('’', "'");
  if (!unspaced.test(plain)) return plain.match(spacedWord) ?? [];
  return segmentWords(plain, language).map(({ segment }) => segment);
}

/** A word with its offset in a text. */
interface Segment {
  segment: string;
  index: number;
}

/** Matches a word in Katakana; the segmenter divides loanwords that it doesn't know ("ポ|ッド|キャスト"). */
const katakana = /^[\p{Script=Katakana}ー]+$/u;

/** Returns the words of a text in a script without spaces; adjacent ones in Katakana are one. */
function segmentWords(text: string, language: string): Segment[] {
  const words: Segment[] = [];
  for (const { segment, index, isWordLike } of getSegmenter(language).segment(text)) {
    if (!isWordLike && segment !== 'ー') continue;
    const before = words.at(-1);
    const isContinued = before && before.index + before.segment.length === index;
    if (isContinued && katakana.test(segment) && katakana.test(before.segment)) before.segment += segment;
    else if (isWordLike) words.push({ segment, index });
  }
  return words;
}

/** A word in lower case with its offsets in a text. */
export interface LocatedWord {
  text: string;
  start: number;
  end: number;
}

/** Returns the words of a text with their places, in order, also for scripts without spaces. */
export function locateWords(text: string, language: string): LocatedWord[] {
  const plain = text.replaceAll('’', "'");
  const found = unspaced.test(plain)
    ? segmentWords(plain, language)
    : Array.from(plain.matchAll(spacedWord), ({ 0: segment, index }) => ({ segment, index }));
  return found.map(({ segment, index }) => ({ text: lowerCase(segment, language), start: index, end: index + segment.length }));
}

/**
 * Returns a shortened text, or the original if the former contains a word that the latter lacks: without spaces, characters
 * that become adjacent may read as another word.
 */
export function shortenAtWords(shorter: string, text: string, language: string): string {
  if (shorter === text) return text;
  const shorterWords = splitWords(shorter, language);
  let matched = 0;
  for (const word of splitWords(text, language)) if (word === shorterWords[matched]) matched++;
  return matched === shorterWords.length ? shorter : text;
}

function getSegmenter(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language || undefined, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  return segmenter;
}
