import type { SpeechSegment } from '../ports/speech.ts';
import { unspaced } from '../subtitles/sentences.ts';

/** A word of a segment, or a character of a script that writes none apart. */
export interface SpokenWord {
  /** As it is compared: small letters, nothing else. */
  plain: string;
  /** Its place in the segment's text, with the marks that belong to it. */
  from: number;
  to: number;
  /** Seconds, as of the segment. */
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

/** The words of a segment. Where it tells no times of words, they are spread over it letter by letter. */
export function spokenWords(segment: SpeechSegment): SpokenWord[] {
  const { text } = segment;
  const matches = [...text.matchAll(spoken)].filter(([word]) => letter.test(word));
  if (matches.length === 0) return [];
  const last = matches.at(-1)!;
  const whole = { from: matches[0]!.index, to: last.index + last[0].length, ...timesOf(segment) };
  const placed = placeWords(segment);
  const stretches = placed ?? [whole];
  const words: SpokenWord[] = [];
  let at = 0;
  for (const [place, match] of matches.entries()) {
    const end = match.index + match[0].length;
    while (at + 1 < stretches.length && stretches[at]!.to <= match.index) at++;
    let until = at;
    while (until + 1 < stretches.length && stretches[until]!.to < end) until++;
    const next = matches[place + 1]?.index ?? text.length;
    words.push({
      plain: plainOf(match[0]),
      from: words.at(-1)?.to ?? 0,
      to: place === matches.length - 1 ? text.length : end + marksAfter(text.slice(end, next)),
      startTime: timeIn(stretches[at]!, match.index),
      endTime: timeIn(stretches[until]!, end),
      isTimed: placed !== undefined,
    });
  }
  return words;
}

/** What a segment's times of words cover of its text; none where the words are not those of the text. */
export function placeWords({ text, words }: Pick<SpeechSegment, 'text' | 'words'>): Stretch[] | undefined {
  if (!words || words.length === 0) return undefined;
  const where = folded(text);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { text: written, startTime, endTime } of words) {
    const word = folded(written.trim());
    const from = where.indexOf(word, at);
    if (from < 0 || word === '' || letter.test(text.slice(at, from))) return undefined;
    at = from + word.length;
    // Marks take no time.
    const marks = word.length - word.replace(marksAtEnd, '').length;
    stretches.push({ from: from + Math.max(0, word.search(letter)), to: at - marks, startTime, endTime });
  }
  return letter.test(text.slice(at)) ? undefined : stretches;
}

interface Stretch {
  from: number;
  to: number;
  startTime: number;
  endTime: number;
}

const timesOf = ({ startTime, endTime }: SpeechSegment) => ({ startTime, endTime });

function timeIn({ from, to, startTime, endTime }: Stretch, place: number): number {
  const share = Math.min(1, Math.max(0, (place - from) / Math.max(1, to - from)));
  return startTime + share * (endTime - startTime);
}

/** How much of what stands between two words belongs to the first one. */
function marksAfter(between: string): number {
  const space = between.search(/\s/);
  const marks = space < 0 ? between : between.slice(0, space);
  const opened = marks.search(opening);
  return space < 0 && opened >= 0 ? opened : marks.length;
}

/** Small letters, if that moves nothing. */
function folded(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length ? small : text;
}

const plainOf = (word: string) => word.normalize('NFKC').toLowerCase().replace(/['’-]/g, '') || word;
