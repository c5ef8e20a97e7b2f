import type { SpeechSegment } from '../ports/speech.ts';
import { unspaced } from '../subtitles/unspaced-scripts.ts';

/** A word of a segment, or a character of a script without spaces. */
export interface SpokenWord {
  /** Normalized form for comparison: lower-case letters only. */
  plain: string;
  /** Range in the segment's text, including adjacent punctuation. */
  from: number;
  to: number;
  /** Seconds, in the segment's time. */
  startTime: number;
  endTime: number;
  /** Whether the times are its own. */
  isTimed: boolean;
}

const oneCharacter = unspaced.source;
const spoken = new RegExp(`(?=[\\p{L}\\p{N}])${oneCharacter}|(?:(?!${oneCharacter})[\\p{L}\\p{N}\\p{M}'’-])+`, 'gu');
const letter = /[\p{L}\p{N}]/u;
const marksAtEnd = /[^\p{L}\p{N}\p{M}]{1,20}$/u;
const opening = /[\p{Ps}\p{Pi}¿¡"']/u;

/**
 * Returns the words of a segment. Without word times, the segment's time is spread over them in proportion to their letters.
 */
export function spokenWords(segment: SpeechSegment): SpokenWord[] {
  const { text } = segment;
  const matches = [...text.matchAll(spoken)].filter(([word]) => letter.test(word));
  if (matches.length === 0) return [];
  const last = matches.at(-1)!;
  const whole = { from: matches[0]!.index, to: last.index + last[0].length, ...timesOf(segment) };
  const placed = placeWords(segment);
  const ranges = placed ?? [whole];
  const words: SpokenWord[] = [];
  let at = 0;
  for (const [place, match] of matches.entries()) {
    const end = match.index + match[0].length;
    while (at + 1 < ranges.length && ranges[at]!.to <= match.index) at++;
    let until = at;
    while (until + 1 < ranges.length && ranges[until]!.to < end) until++;
    const next = matches[place + 1]?.index ?? text.length;
    words.push({
      plain: plainOf(match[0]),
      from: words.at(-1)?.to ?? 0,
      to: place === matches.length - 1 ? text.length : end + marksAfter(text.slice(end, next)),
      startTime: timeIn(ranges[at]!, match.index),
      endTime: timeIn(ranges[until]!, end),
      isTimed: placed !== undefined,
    });
  }
  return words;
}

/** Returns the text ranges that a segment's word times cover; undefined if the words don't match the text. */
export function placeWords({ text, words }: Pick<SpeechSegment, 'text' | 'words'>): TextRange[] | undefined {
  if (!words || words.length === 0) return undefined;
  const where = folded(text);
  const ranges: TextRange[] = [];
  let at = 0;
  for (const { text: written, startTime, endTime } of words) {
    const word = folded(written.trim());
    const from = where.indexOf(word, at);
    if (from < 0 || word === '' || letter.test(text.slice(at, from))) return undefined;
    at = from + word.length;
    // Punctuation takes no time.
    const marks = word.length - word.replace(marksAtEnd, '').length;
    ranges.push({ from: from + Math.max(0, word.search(letter)), to: at - marks, startTime, endTime });
  }
  return letter.test(text.slice(at)) ? undefined : ranges;
}

interface TextRange {
  from: number;
  to: number;
  startTime: number;
  endTime: number;
}

const timesOf = ({ startTime, endTime }: SpeechSegment) => ({ startTime, endTime });

function timeIn({ from, to, startTime, endTime }: TextRange, place: number): number {
  const share = Math.min(1, Math.max(0, (place - from) / Math.max(1, to - from)));
  return startTime + share * (endTime - startTime);
}

/** Returns the length of the punctuation between two words that belongs to the first one. */
function marksAfter(between: string): number {
  const space = between.search(/\s/);
  const marks = space < 0 ? between : between.slice(0, space);
  const opened = marks.search(opening);
  return space < 0 && opened >= 0 ? opened : marks.length;
}

/** Returns lower case, if that does not change offsets. */
function folded(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}

const plainOf = (word: string) => word.normalize('NFKC').toLowerCase().replace(/['’-]/g, '') || word;
